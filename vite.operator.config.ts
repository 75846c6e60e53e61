import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { productionRouter } from './scripts/production-router.ts';

/** The operators' console. */
export default defineConfig({
  root: 'src/operator',
  base: '/operator/',
  plugins: [productionRouter(), react()],
  // Each application has a cache of its own, so that developing and testing do not throw out each other's.
  cacheDir: '../../.cache/vite-operator',
  build: {
    outDir: '../../dist/operator',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
});
