// Builds the parts whose sources are newer than what was built from them.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts, removeLeftOut } from './build-parts.mjs';
import { digest, isMarked } from './stale.mjs';

process.chdir(join(import.meta.dirname, '..'));

const builder = ['package-lock.json', 'vite.config.ts', 'scripts/vite'];
const shared = [...builder, 'src/contract', 'src/engine'];
const inputs = {
  server: [...shared, 'schemas', 'src/play', 'src/server', 'src/cli'],
  portal: [...shared, 'src/play', 'src/ui', 'src/portal'],
  renderer: [...shared, 'src/play', 'src/ui', 'src/portal'],
  sandbox: [...shared, 'src/sandbox'],
  'sandbox-games': [...builder, 'src/sandbox/games', 'src/sandbox/art'],
  operator: [...shared, 'schemas', 'configs/console', 'src/ui', 'src/operator'],
};

removeLeftOut();
const markOf = (part) => join('dist', `.${part}-sources`);
const stale = parts
  .map((part) => ({ part, sources: digest(inputs[part]) }))
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
