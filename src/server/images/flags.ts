import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const prefix = '/wps/images/flags';

const folder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3');

let files: ReadonlySet<string> | undefined;

/** False for the few territories that have dialling codes, but no flag and no place in ISO 3166-1. */
export function hasFlag(countryCode: string): boolean {
  files ??= new Set(readdirSync(folder));
  return files.has(`${countryCode.toLowerCase()}.svg`);
}

/** Path of a country's flag. */
export const flagUrl = (countryCode: string): string => `${prefix}/${countryCode.toLowerCase()}.svg`;

/** Serves the flags of flag-icons (MIT), 4:3, at `/wps/images/flags/<cc>.svg`; they need none of a call's headers. */
export function serveFlags(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${prefix}/:file`, async ({ params }, reply) => {
    const code = /^([a-z]{2})\.svg$/u.exec(params.file)?.[1];
    const svg =
      code === undefined ? undefined : await readFile(join(folder, `${code}.svg`)).catch(() => undefined);
    if (!svg) return reply.code(404).type('text/plain').send('There is no flag of this name.');
    return reply
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(svg);
  });
}
