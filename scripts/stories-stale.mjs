// Writes the stories when what they are made from changed; with --storybook builds the Storybook of them as well.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, isMarked } from './stale.mjs';

process.chdir(join(import.meta.dirname, '..'));

const sources = digest(['src', 'configs', 'schemas', 'scripts', '.storybook', 'package-lock.json']);

const make = (folder, ...args) => {
  const mark = join(folder, '.sources');
  if (isMarked(mark, sources)) return;
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  writeFileSync(mark, sources);
};

make('.cache/stories', '--import', 'tsx', 'scripts/stories.ts');
if (process.argv.includes('--storybook'))
  make(
    'storybook-static',
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '--output-dir',
    'storybook-static',
  );
