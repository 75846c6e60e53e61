// Brings up to date what a command needs: the dependencies and src/contract/generated; on request a browser (--browser), what is built
// (--build), the stories (--stories), the built Storybook (--storybook). What is up to date costs a digest of its sources.
const asked = (flag) => process.argv.includes(flag);

await import('./install.mjs');
await import('./generate-stale.mjs');
const stories = asked('--stories') || asked('--storybook');
if (asked('--build') || stories) await import('./build-stale.mjs');
if (stories) await import('./stories-stale.mjs');
