import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { exhaustiveTag, full, fullTag } from '#run-size';
// Bring generated code and fonts up to date, also when Vitest is run by itself.
import './scripts/fonts-stale.mjs';
import './scripts/generate-stale.mjs';
import './scripts/patterns-stale.mjs';
import RunOrder from './scripts/run-order.ts';

const layers = '{contract,engine,play,sandbox/{art,games},ui,portal,operator,cli}';
/** Tests without JSX that need a page all the same. */
const onPage = [`src/${layers}/**/*.dom.test.ts`, '.storybook/**/*.dom.test.ts'];
/** Tests that start processes, databases or compilers: not among the units, which a developer waits for. */
const commands = ['src/cli/**/*.test.ts', 'scripts/*.test.ts', 'scripts/{checks,test-run}/**/*.test.ts'];

/** Vitest keeps made modules by their text alone, so one with a list of files must be made anew. It sees the calls without a type itself. */
const globsAnew: Plugin = {
  name: 'livery:globs-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

export default defineConfig({
  plugins: [react(), globsAnew],
  test: {
    // On two cores Vitest alone would leave one of them to itself, which has next to nothing to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: RunOrder },
    // Most modules belong to several projects, each of which would transform them anew, and so would each run.
    experimental: { fsModuleCache: true },
    // Node reads the validators as they are: megabytes that hold nothing for Vite to change.
    server: { deps: { external: [/\/generated\/[\w-]+\.js$/] } },
    tags: [
      { name: fullTag, description: 'Belongs to `npm run test:full` only.' },
      { name: exhaustiveTag, description: 'Tries all there is of something: not in `npm run check`.' },
    ],
    ...(full ? {} : { tagsFilter: [`not ${fullTag}`] }),
    // A limit that only a fault reaches, see tests/setup/components.ts: what a test waits for is never late.
    expect: { poll: { timeout: 30_000 } },
    // Tests log in often: the least that a server accepts.
    env: { PASSWORD_HASH_MIB: '19', PASSWORD_HASH_PASSES: '2' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`src/${layers}/**/*.test.ts`, '{scripts,.storybook}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onPage, ...commands],
          isolate: false,
          setupFiles: ['tests/setup/each.ts', 'tests/setup/random.ts', 'tests/setup/console-words.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [`src/${layers}/**/*.test.tsx`, 'tests/bench/**/*.test.tsx', ...onPage],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [
            'tests/setup/each.ts',
            'tests/setup/random.ts',
            'tests/setup/components.ts',
            'tests/setup/console-words.ts',
          ],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/server/**/*.test.ts',
            'src/sandbox/{outbox,payments,vendors}/**/*.test.ts',
            'tests/{contract,hostile}/**/*.test.ts',
          ],
          globalSetup: ['src/server/testing/global-setup-embedded.ts', 'src/server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
          setupFiles: ['src/server/testing/setup.ts', 'tests/setup/random.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          include: commands,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          setupFiles: ['tests/setup/each.ts', 'tests/setup/random.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup-embedded.ts', 'src/server/testing/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Needs the build; browsers look at what a server of it answers.
        test: {
          name: 'random-brands',
          include: ['tests/random-brands/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Needs the build; the scripts of package.json are started as a newcomer starts them.
        test: {
          name: 'scripts',
          include: ['tests/scripts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
