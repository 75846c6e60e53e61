import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The players' application; the server writes the HTML from dist/portal/index.html. */
export default defineConfig({
  root: 'src/portal',
  base: '/_portal/',
  plugins: [react()],
  // Each application has a cache of its own, so that developing and testing do not throw out each other's.
  cacheDir: '../../.cache/vite-portal',
  optimizeDeps: { include: ['dompurify', 'jose'] },
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Pictures and fonts stay files: data: URLs are not allowed by the policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
