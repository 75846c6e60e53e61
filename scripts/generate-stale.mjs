// Generates src/contract/generated and src/engine/generated when schemas/ or the generators changed, or when generated
// files were edited; then the fonts.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, isMarked } from './stale.mjs';

const root = join(import.meta.dirname, '..');
const out = 'src/contract/generated';
const made = [out, 'src/engine/generated'];
const inputs = ['schemas', 'scripts/generate', 'scripts/generate.ts', 'package-lock.json'];

const from = process.cwd();
process.chdir(root);
const mark = join(out, '.sources');
const sources = digest(inputs);
// A switch to a revision that has these files in git, and back, removes them and leaves the mark.
if (!isMarked(mark, `${sources} ${digest(made)}`)) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  writeFileSync(mark, `${sources} ${digest(made)}`);
}
process.chdir(from);
await import('./fonts-stale.mjs');
