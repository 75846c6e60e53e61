import { playwright, step, vitest } from './steps.mjs';

/** Under a minute. */
export const fast = [
  step('generated code is current', 'node_modules/tsx/dist/cli.mjs', 'scripts/generate.ts', '--check'),
  step('types', 'node_modules/ts7/bin/tsc', '--noEmit', '-p', '.'),
  step('lint', 'node_modules/oxlint/bin/oxlint'),
  vitest('unit', '--project', 'unit'),
];

/** Everything else, browsers included. */
export const slow = [
  step('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  step('lock file installs', 'scripts/check-lock.mjs'),
  step('documents', 'node_modules/tsx/dist/cli.mjs', 'src/cli/main.ts', 'validate', 'aurora', 'padauk'),
  vitest('components', '--project', 'components'),
  vitest('server', '--project', 'server'),
  step('build', 'scripts/build-stale.mjs'),
  vitest('faults', '--project', 'faults'),
  step('stories from documents', 'node_modules/tsx/dist/cli.mjs', 'scripts/stories.ts'),
  vitest('stories', '--config', 'vitest.stories.config.ts'),
  step(
    'built Storybook',
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '--output-dir',
    'storybook-static',
  ),
  playwright(
    'pictures of stories',
    '--config',
    'playwright.pictures.config.ts',
    '--update-snapshots',
    'none',
  ),
  playwright('end to end'),
];
