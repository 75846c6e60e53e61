import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const layers = '{contract,engine,play,vendor-games,ui,portal,operator,cli}';

export default defineConfig({
  plugins: [react()],
  test: {
    // On two cores Vitest alone would leave one of them to itself, which has next to nothing to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Tests log in often: the least that a server accepts.
    env: { PASSWORD_HASH_MIB: '19', PASSWORD_HASH_PASSES: '2' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`src/${layers}/**/*.test.ts`, '{scripts,.storybook}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [`src/${layers}/**/*.test.tsx`, 'tests/bench/**/*.test.tsx'],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/{contract,hostile}/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup-embedded.ts', 'src/server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup-embedded.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
