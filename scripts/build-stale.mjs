// Builds the parts whose sources are newer than what was built from them.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, isMarked } from './stale.mjs';

process.chdir(join(import.meta.dirname, '..'));

const shared = ['src/contract', 'src/engine', 'package-lock.json'];
const inputs = {
  server: [
    ...shared,
    'schemas',
    'src/play',
    'src/server',
    'src/vendor-games',
    'src/cli',
    'vite.server.config.ts',
  ],
  portal: [...shared, 'src/play', 'src/ui', 'src/portal', 'vite.portal.config.ts'],
  'vendor-games': ['package-lock.json', 'src/vendor-games', 'vite.vendor-games.config.ts'],
  operator: [...shared, 'schemas', 'src/ui', 'src/operator', 'vite.operator.config.ts'],
};

const markOf = (part) => join('dist', `.${part}-sources`);
const stale = Object.entries(inputs)
  .map(([part, paths]) => ({ part, sources: digest(paths) }))
  .filter(({ part, sources }) => !existsSync(join('dist', part)) || !isMarked(markOf(part), sources));

if (stale.length > 0) {
  try {
    execFileSync(process.execPath, ['scripts/build.mjs', ...stale.map(({ part }) => part)], {
      stdio: 'inherit',
    });
  } catch {
    process.exit(1);
  }
  for (const { part, sources } of stale) writeFileSync(markOf(part), sources);
}
