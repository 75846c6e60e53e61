// Tells whether generated files are older than their sources. Built-ins only: it runs before every command.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
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
