import type { FastifyInstance } from 'fastify';
import { own } from '#engine/json/json.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { refuse } from '#server/http/refusal.ts';
import { sendTagged } from '#server/http/send-tagged.ts';

const home = 'https://livery.dev/schemas/';
const folders = ['documents', 'blocks', 'actions', 'sources'] as const;

/** Text of a schema below /schemas/, where its references lead to this server's own. */
function schemaText(path: string, origin: string): string | undefined {
  const [, folder, name = ''] = /^(?:(\w+)\/)?(?:[\w-]+\/)?(\w+)\.schema\.json$/u.exec(path) ?? [];
  const group = folders.find((one) => one === folder);
  const schema = group ? own(schemaIndex[group], name) : schemaIndex.common;
  if (schema?.['$id'] !== `${home}${path}`) return undefined;
  return JSON.stringify(schema, null, 2).replaceAll(`"${home}`, `"${origin}/schemas/`);
}

/**
 * The schemas of documents for editors that stand elsewhere than this repository: a document says
 * `"$schema": "https://<server>/schemas/documents/menu.schema.json"` and is completed and checked while it is typed.
 */
export function schemaPages(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/schemas/*', (request, reply) => {
    const text = schemaText(request.params['*'], `${request.protocol}://${request.host}`);
    if (text === undefined) return sendRefusal(reply, refuse('NOT_FOUND'));
    void reply
      .header('cache-control', 'public, max-age=300')
      // Editors in a browser ask from pages of their own; there is nothing here that is not public.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    return sendTagged(request, reply, { body: text, type: 'application/schema+json; charset=utf-8' });
  });
}
