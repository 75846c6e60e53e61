import { existsSync, readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { pushDraftPlugin } from './push-draft.ts';

const hasAssets = (pack: string): boolean => existsSync(`configs/${pack}/assets`);
const brands = readdirSync('configs').filter((pack) => pack !== 'base' && hasAssets(pack));

/**
 * An asset of a brand is the brand's own, else that of base, as the server has it. While stories are served, the first folder with a file
 * counts; when they are built, folders are copied over each other, and the last.
 */
const assetsOf = (built: boolean) =>
  brands.flatMap((brand) =>
    (built ? ['base', brand] : [brand, 'base'])
      .filter(hasAssets)
      .map((pack) => ({ from: `../configs/${pack}/assets`, to: `/assets/${brand}` })),
  );

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Written by scripts/stories.ts from the documents of every brand.
  stories: ['../.cache/stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Storybook's own come first.
  staticDirs: (own = [], { configType }) => [
    ...own,
    ...assetsOf(configType === 'PRODUCTION'),
    { from: '../.cache/stories/panel', to: '/document-panel' },
    ...(configType === 'PRODUCTION' ? [{ from: '../.cache/stories/built', to: '/' }] : []),
    { from: '../node_modules/flag-icons/flags/4x3', to: '/wps/images/flags' },
  ],
  // Stories take their controls from the schemas of documents; reading the types of components would double the time of a build.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), pushDraftPlugin],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-router-dom',
        'dompurify',
        'axe-core',
      ],
    },
  }),
};
export default config;
