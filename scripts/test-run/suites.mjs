// The steps of `npm run check` and `npm test`, in their order.
import { exhaustiveTag, fullTag } from '../../tests/run-size.mjs';
import { lanes, neededStep, playwright, preparing, step, vitest } from './steps.mjs';

const tsx = 'node_modules/tsx/dist/cli.mjs';

const build = neededStep('build', 'scripts/build-stale.mjs');
const types = step('types', 'node_modules/ts7/bin/tsc', '--noEmit', '-p', '.');
const lint = step('lint', 'node_modules/oxlint/bin/oxlint');
const format = step('format', 'node_modules/oxfmt/bin/oxfmt', '--check');
const lock = step('lock file installs', 'scripts/check-lock.mjs');
const reference = step('reference pages are current', tsx, 'scripts/reference.ts', '--check');
const documents = step('documents', tsx, 'src/cli/main.ts', 'validate', 'aurora', 'padauk');

const deadCode = [
  step('dead code', 'node_modules/knip/bin/knip.js', '--no-progress', '--cache'),
  step(
    'dead code of production',
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--cache',
    '--production',
    '--include',
    'files,exports,dependencies',
  ),
];
const cycles = step('folder cycles', tsx, 'scripts/checks/folder-cycles.ts');
const names = step('doubled names', tsx, 'scripts/checks/doubled-names.ts');
const sides = step('sides of the page', tsx, 'scripts/checks/physical-css.ts');
const duplicates = step('duplicate code', 'node_modules/jscpd/run-jscpd.js');
const sizes = step('size of the first loads', 'node_modules/size-limit/bin.js');

/** Under a minute. */
export const fast = [
  neededStep('install', 'scripts/prepare.mjs'),
  lanes([types, lint, format, reference, cycles, names, sides, duplicates], [build, sizes, ...deadCode]),
  vitest('unit', '--project', 'unit', '--tagsFilter', `!${fullTag} && !${exhaustiveTag}`),
];

/** Everything, browsers included. */
export const all = [
  neededStep('install', 'scripts/prepare.mjs', '--browser', '--haproxy', '--redis'),
  lanes(
    [types, lint, format, reference, lock, documents, cycles, names, sides, duplicates, ...deadCode],
    [
      build,
      sizes,
      preparing(step('stories from documents', 'scripts/stories-stale.mjs')),
      preparing(step('built Storybook', 'scripts/stories-stale.mjs', '--storybook')),
    ],
  ),
  vitest('unit, components, server, faults, random brands'),
  vitest('stories', '--config', 'vitest.stories.config.ts'),
  playwright('end to end'),
];
