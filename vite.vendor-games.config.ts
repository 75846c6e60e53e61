import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The games of the sandbox vendors: one page, a view a game, fetched when it is played. */
export default defineConfig({
  root: 'src/vendor-games',
  base: '/sandbox/vendors/files/',
  plugins: [react()],
  cacheDir: '../../.cache/vite-vendor-games',
  build: {
    outDir: '../../dist/vendor-games',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the page allows no data: addresses but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
