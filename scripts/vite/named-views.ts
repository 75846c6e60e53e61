import { relative } from 'node:path';
import type { Plugin } from 'vite';

const importCall = /\bimport\(\s*'([^']+)'\s*\)/gu;

/** Has every import() of the page's code go through `noteViews` of a module, with its source relative to the root as in the manifest. */
export function namedViews(collector: string): Plugin {
  let root = '';
  return {
    name: 'livery:named-views',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
    },
    transform: {
      filter: { id: /\/src\/(?:portal|ui)\/[^?]*\.tsx?$/ },
      async handler(code, id) {
        const sources = new Map<string, string>();
        for (const [, source = ''] of code.matchAll(importCall)) {
          const found = await this.resolve(source, id);
          if (found && !found.external) sources.set(source, relative(root, found.id.replace(/\?.*/u, '')));
        }
        if (sources.size === 0) return null;
        const named = code.replaceAll(importCall, (call, source: string) => {
          const file = sources.get(source);
          return file === undefined ? call : `noteViews(${JSON.stringify(file)}, ${call})`;
        });
        return { code: `import { noteViews } from ${JSON.stringify(collector)};\n${named}`, map: null };
      },
    },
  };
}
