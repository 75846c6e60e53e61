import type { Plugin } from 'vite';

/**
 * Has every import() bring its files first (`loader` exports bringFiles), in place of the bundler's own helper, which only says to the
 * browser which they are. Chunks that hold style sheets only are not named: Vite emits none of them as script.
 */
export function filesFirst(loader: string): {
  plugin: Plugin;
  resolveDependencies: (file: string, needed: string[]) => string[];
} {
  const sheetsOnly = new Set<string>();
  return {
    plugin: {
      name: 'livery:files-first',
      enforce: 'pre',
      apply: 'build',
      load: (id) =>
        id === '\0vite/preload-helper.js'
          ? `export { bringFiles as __vitePreload } from ${JSON.stringify(loader)};`
          : undefined,
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const output of Object.values(bundle)) {
            if (output.type === 'chunk' && output.moduleIds.every((id) => id.endsWith('.css')))
              sheetsOnly.add(output.fileName);
          }
        },
      },
    },
    resolveDependencies: (file, needed) =>
      [...new Set([file, ...needed])].filter((name) => !sheetsOnly.has(name)),
  };
}
