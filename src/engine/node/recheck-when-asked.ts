import { createRequire } from 'node:module';
import type { checkSync as Check } from 'recheck';

const load = createRequire(import.meta.url);
let checker: { checkSync: typeof Check } | undefined;

/** The checker of patterns, loaded on first use. Replaces `recheck/lib/browser.js` in the built server. */
export const checkSync: typeof Check = (source, flags, params) => {
  checker ??= load('recheck/lib/browser.js') as { checkSync: typeof Check };
  return checker.checkSync(source, flags, params);
};

export default { checkSync };
