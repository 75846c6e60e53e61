// Brings a command's needs up to date: dependencies and generated code; on request --browser, --haproxy, --redis, --build,
// --stories, --storybook. An up-to-date part costs a digest of its sources.
const asked = (flag) => process.argv.includes(flag);

await import('./install.mjs');
await import('./generate-stale.mjs');
await import('./fonts-stale.mjs');
await import('./patterns-stale.mjs');
const stories = asked('--stories') || asked('--storybook');
if (asked('--build') || stories) await import('./build-stale.mjs');
if (stories) await import('./stories-stale.mjs');
