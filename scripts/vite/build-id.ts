import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes the build id beside the server: the digest of the build and of its dependencies. */
export const buildId: Plugin = {
  name: 'livery:build-id',
  generateBundle(_, bundle) {
    const digest = createHash('sha256').update(readFileSync('package-lock.json'));
    for (const name of Object.keys(bundle).sort()) {
      const output = bundle[name];
      if (output?.type === 'chunk') digest.update(`${name}\0${output.code}\0`);
    }
    this.emitFile({ type: 'asset', fileName: 'build-id', source: digest.digest('hex') });
  },
};
