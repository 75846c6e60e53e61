import { existsSync, readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { pushDraftPlugin } from './push-draft.ts';

/** An asset of a pack is looked up in the pack, then in base, as the server does it. */
const brands = readdirSync('configs').filter(
  (pack) => pack !== 'base' && existsSync(`configs/${pack}/assets`),
);
const assets = brands.flatMap((brand) =>
  ['base', brand]
    .filter((pack) => existsSync(`configs/${pack}/assets`))
    .map((pack) => ({ from: `../configs/${pack}/assets`, to: `/assets/${brand}` })),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Written by scripts/stories.ts from the documents of every brand.
  stories: ['../.cache/stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    ...assets,
    { from: '../.cache/stories/panel', to: '/document-panel' },
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
