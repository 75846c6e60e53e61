import { join } from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';

/**
 * Options of @fastify/static for the files of a built application, compressed as the build left them. Only names in `assets/` carry a hash
 * of their content, and are kept for good.
 */
export const builtFiles = (directory: string, prefix: string): FastifyStaticOptions => ({
  root: directory,
  prefix,
  index: false,
  dotfiles: 'deny',
  decorateReply: false,
  preCompressed: true,
  setHeaders: (reply, path) => {
    const isHashed = path.startsWith(join(directory, 'assets'));
    void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
