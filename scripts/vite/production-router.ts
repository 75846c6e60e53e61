import type { Plugin } from 'vite';

/**
 * Builds with the production files of react-router. Its package names only those of development, whose warnings and their texts every
 * player would load; the two differ in nothing else. Components that nobody uses, such as forms of its own, are left out: to the bundler
 * the call that makes one and the name it is given for tools look like something to be done.
 */
export const productionRouter = (): Plugin => ({
  name: 'livery:production-router',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/|$)/u.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return (
      found && {
        ...found,
        id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
      }
    );
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gmu, '$1/* @__PURE__ */ ')
        .replaceAll(/^\w+\.displayName = .*$/gmu, ''),
      map: null,
    }),
  },
});
