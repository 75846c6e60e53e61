import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names a chunk, and what it imports, in the built page, so that the browser fetches it beside what the entry waits for before it
 * imports the chunk.
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
