declare module 'recheck/lib/browser.js' {
  import type { checkSync as Check } from 'recheck';
  export const checkSync: typeof Check;
  const module: { checkSync: typeof Check } | undefined;
  export default module;
}
