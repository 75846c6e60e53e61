declare module 'recheck/lib/browser.js' {
  export const checkSync: typeof import('recheck').checkSync;
  const module: { checkSync: typeof import('recheck').checkSync } | undefined;
  export default module;
}
