import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Adds preload links for a chunk and its imports to the built page, so that they load in parallel with the entry's
 * imports.
 */
export const preloadChunk = (name: string): Plugin => {
  let base = '/';
  return {
    name: 'livery:preload-chunk',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk "${name}" to preload.`);
        const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head',
        });
        return [
          ...[chunk.fileName, ...chunk.imports]
            .filter((file) => !html.includes(base + file))
            .map((file) => link({ rel: 'modulepreload', href: base + file })),
          ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) =>
            link({ rel: 'stylesheet', href: base + file }),
          ),
        ];
      },
    },
  };
};
