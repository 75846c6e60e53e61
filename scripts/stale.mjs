// Tells whether generated files are older than their sources. Built-ins only: it runs before every command.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const walk = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .filter((name) => !name.startsWith('.'))
        .flatMap((name) => walk(join(path, name)))
    : [path];

/** A digest of names and contents, since time stamps say nothing after a clone; tests and files whose name begins with a dot are left out. */
export const digest = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.filter((path) => existsSync(path)).flatMap(walk)) {
    if (/\.(test|stories)\.tsx?$/.test(file)) continue;
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** True when the file `mark` holds `text`. */
export const isMarked = (mark, text) => existsSync(mark) && readFileSync(mark, 'utf8') === text;

/** Runs a script under tsx when `inputs` changed since it made the folders `made`, or when these were edited; a failure ends the process. */
export function makeStale(script, inputs, made) {
  const from = process.cwd();
  process.chdir(join(import.meta.dirname, '..'));
  const mark = join(made[0], '.sources');
  const sources = digest(inputs);
  // A switch to a revision that has these files in git, and back, removes them and leaves the mark.
  if (!isMarked(mark, `${sources} ${digest(made)}`)) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
    writeFileSync(mark, `${sources} ${digest(made)}`);
  }
  process.chdir(from);
}
