import type { FastifyInstance } from 'fastify';
import type { BrandDocument, TextsDocument } from '#contract/generated/documents.ts';
import { consolePack, type ConsoleTexts } from '#contract/console-pack.ts';
import { documentKey, parseJson } from '#engine/packs.ts';
import { fittingLanguage } from '#server/http/accept-language.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse } from '#server/http/refusal.ts';
import { hashOf, readBlobs } from '#server/documents/blobs.ts';
import { packStates } from '#server/documents/packs.ts';
import type { Tree } from '#server/documents/tables.ts';

const fallback = 'en';

/** The published words of the console in the language that a list of languages fits best. */
export async function readConsoleTexts(
  tree: Tree,
  { db }: Pick<ConfigContext, 'db'>,
  wanted: string | undefined,
): Promise<ConsoleTexts> {
  const blobs = await readBlobs(db, Object.values(tree));
  // Validated before they were published.
  const document = <T>(key: string): T | undefined =>
    parseJson(blobs.get(tree[key] ?? '') ?? '') as unknown as T | undefined;
  const textsOf = (language: string) => document<TextsDocument>(documentKey('texts', language));
  const brand = document<BrandDocument>(documentKey('brand', 'main'));
  const offered = (brand?.languages ?? [fallback]).filter((language) => textsOf(language));
  const language = fittingLanguage(offered, wanted, brand?.defaultLanguage ?? fallback);
  return {
    language,
    languages: offered.map((each) => ({ language: each, name: textsOf(each)?.name ?? each })),
    texts: [...new Set([language, fallback])].map((each) => ({
      language: each,
      texts: textsOf(each)?.texts ?? {},
    })),
  };
}

/** Documents of the console's words as published; undefined where no pack has any. */
export const consoleTree = async ({ db }: Pick<ConfigContext, 'db'>): Promise<Tree | undefined> =>
  (await packStates(db)).get(consolePack)?.tree;

/** The published words of the console, open to everybody: the page to sign in has words too. */
export function consoleTexts(app: FastifyInstance, { db }: Pick<ConfigContext, 'db'>): void {
  app.get('/config/v1/console/texts', async (request, reply) => {
    const tree = await consoleTree({ db });
    if (!tree) return sendRefusal(reply, refuse('NO_CONSOLE_TEXTS'));
    const wanted = request.headers['accept-language'];
    const etag = `"${hashOf(JSON.stringify([tree, wanted ?? '']))}"`;
    void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Accept-Language');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(await readConsoleTexts(tree, { db }, wanted));
  });
}
