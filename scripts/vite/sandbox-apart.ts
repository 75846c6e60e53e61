import type { Plugin } from 'vite';

/** Leaves the sandbox out of the server's build: Node loads what was built of it, through `imports` of package.json, if that is there. */
export const sandboxApart: Plugin = {
  name: 'livery:sandbox-apart',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#sandbox\// },
    handler: () => ({ id: '#built/sandbox/sandbox.js', external: true }),
  },
};
