import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import type { Brands } from '#server/brands/types.ts';
import { PartnerRefusal, refusePartner } from '#server/http/partner-refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { connectionName } from '#server/http/connection-settings.ts';
import { signatureProblem } from '#server/vendors/signature.ts';
import type { Advancing } from '../advance-draws.ts';
import { reportResult, voidDraw } from '../report-result.ts';
import type { FeedSettings } from './feed-settings.ts';

export type FeedOptions = Pick<Advancing, 'db' | 'jobs' | 'queue'> & {
  clock: () => Date;
  brands: Brands;
  feeds: FeedSettings;
};

const bodyLimit = 16 * 1024;
const name = /^[A-Za-z0-9_-]{1,64}$/u;

type Body = { game: string; numero: string; void: boolean; result: Json };

function readBody(text: string): Body | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(body)) return undefined;
  const { game, numero, result = null, void: isVoid = false } = body as JsonObject;
  if (typeof game !== 'string' || typeof numero !== 'string' || typeof isVoid !== 'boolean') return undefined;
  return { game, numero, result, void: isVoid };
}

/**
 * `POST /lottery-feed/v1/results`: results of draws that are not our own (docs/lotteries.md), signed as vendors sign. A result counts when two sources
 * agree or one that confirms says so; another one later is a correction.
 */
export async function resultsFeed(
  app: FastifyInstance,
  { db, jobs, queue, clock, brands, feeds }: FeedOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) =>
    done(null, text),
  );

  /** Authenticated sender of a request: the signature is valid and the request is not a replay. */
  async function sender(
    { headers, body }: FastifyRequest,
    text: string,
  ): Promise<{ brand: string; source: string; confirms: boolean } | PartnerRefusal> {
    const { 'x-brand': brandId, 'x-source': source, 'x-nonce': nonce } = headers;
    if (typeof brandId !== 'string' || !name.test(brandId)) return refusePartner('UNKNOWN_SOURCE');
    if (typeof source !== 'string' || !name.test(source)) return refusePartner('UNKNOWN_SOURCE');
    const key = connectionName(brandId, source);
    const feed = Object.hasOwn(feeds, key) ? feeds[key] : undefined;
    const brand = feed && (await brands.live(brandId));
    if (!feed || !brand || typeof body !== 'string') return refusePartner('UNKNOWN_SOURCE');
    const problem = signatureProblem(feed.secret, headers, text, clock());
    if (problem) return refusePartner(problem);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('lottery_feed_nonces')
      .values({ brand: brandId, source, nonce: String(nonce), used_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return refusePartner('NONCE_USED');
    return { brand: brand.brand, source, confirms: feed.confirms };
  }

  app.post('/results', async (request, reply): Promise<FastifyReply> => {
    const text = typeof request.body === 'string' ? request.body : '';
    void reply.header('cache-control', 'no-store');
    const who = await sender(request, text);
    if (who instanceof PartnerRefusal) return sendRefusal(reply, who);
    const body = readBody(text);
    if (!body) return sendRefusal(reply, refusePartner('INVALID_REQUEST'));
    const { brand, source, confirms } = who;
    const draw = { brand, game: body.game, numero: body.numero, now: clock() };
    if (body.void) {
      if (!confirms) return sendRefusal(reply, refusePartner('CONFIRMATION_REQUIRED'));
      const done = await voidDraw({ db, jobs, queue }, draw);
      return done
        ? reply.send({ code: 'OK', state: 'void' })
        : sendRefusal(reply, refusePartner('DRAW_NOT_FOUND'));
    }
    const reported = await reportResult(
      { db, jobs, queue },
      { ...draw, source, result: body.result, confirmed: confirms },
    );
    if (!reported.ok) return sendRefusal(reply, refusePartner(reported.code));
    return reply.send({ code: 'OK', state: reported.state, version: reported.version });
  });
}
