import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtFiles } from '#server/http/built-files.ts';
import { refuse } from '#server/http/refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { consolePolicy, developmentPolicy } from './policies.ts';

export type ConsoleOptions = {
  /** Folder of the built console. */
  directory: string;
  /** While developing: the page as the development server makes it. */
  html?: ((url: string) => Promise<string>) | undefined;
};

/** The operator console at /operator/; every address below that is no file is the console itself. */
export async function consolePages(app: FastifyInstance, { directory, html }: ConsoleOptions): Promise<void> {
  const built = html
    ? undefined
    : await readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined);
  if (built !== undefined) {
    // The build leaves its files in there alone: every other address is the console's own.
    await app.register(fastifyStatic, {
      ...builtFiles(directory, '/operator/assets/'),
      root: join(directory, 'assets'),
    });
  }
  app.get('/operator', (_request, reply) => reply.redirect('/operator/', 308));
  app.get('/operator/*', async (request, reply) => {
    const template = html ? await html(request.url) : built;
    if (template === undefined) {
      return sendRefusal(
        reply,
        refuse('UNAVAILABLE', {
          message: 'The console is not built.',
          fix: 'Run npm start, which builds it.',
        }),
      );
    }
    return reply
      .header('content-security-policy', html ? developmentPolicy : consolePolicy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(template);
  });
}
