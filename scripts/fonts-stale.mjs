// Makes src/ui/fonts/generated when the fonts' packages or scripts/fonts changed, or when made files were edited.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, isMarked } from './stale.mjs';

const root = join(import.meta.dirname, '..');
const out = 'src/ui/fonts/generated';

const from = process.cwd();
process.chdir(root);
const mark = join(out, '.sources');
const sources = digest(['scripts/fonts', 'scripts/fonts.ts', 'package-lock.json']);
if (!isMarked(mark, `${sources} ${digest([out])}`)) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/fonts.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  writeFileSync(mark, `${sources} ${digest([out])}`);
}
process.chdir(from);
