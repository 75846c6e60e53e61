// Builds the parts whose sources are newer than what was built from them.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));

const shared = ['src/contract', 'src/engine', 'package-lock.json'];
const inputs = {
  server: [...shared, 'src/server', 'src/vendor-games', 'src/cli', 'vite.server.config.ts'],
  portal: [...shared, 'src/ui', 'src/portal', 'vite.portal.config.ts'],
  'vendor-games': ['package-lock.json', 'src/vendor-games', 'vite.vendor-games.config.ts'],
  operator: [...shared, 'src/ui', 'src/operator', 'vite.operator.config.ts'],
};

const walk = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => walk(join(path, name)))
    : [path];

/** A digest of names, sizes and contents: time stamps say nothing after a clone. */
const digest = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.filter((path) => existsSync(path)).flatMap(walk)) {
    if (/\.(test|stories)\.tsx?$/.test(file)) continue;
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const markOf = (part) => join('dist', `.${part}-sources`);
const stale = Object.entries(inputs).filter(([part, paths]) => {
  const mark = markOf(part);
  return !existsSync(join('dist', part)) || !existsSync(mark) || readFileSync(mark, 'utf8') !== digest(paths);
});

if (stale.length > 0) {
  try {
    execFileSync(process.execPath, ['scripts/build.mjs', ...stale.map(([part]) => part)], {
      stdio: 'inherit',
    });
  } catch {
    process.exit(1);
  }
  for (const [part, paths] of stale) writeFileSync(markOf(part), digest(paths));
}
