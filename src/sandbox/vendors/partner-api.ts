import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Agreement, VendorContext } from './context.ts';
import { potsOf } from './pots.ts';
import { ownBalance } from './purses.ts';
import { beginSession } from './sessions.ts';
import { isSigned } from './signature.ts';
import { keepText, type SignedBody } from './signed-body.ts';
import { faultsOf } from './faults.ts';
import { takeFreeRounds } from './free-rounds.ts';
import { transfer, transferStatus } from './transfers.ts';

type Asked = { brand: string; vassalage: string; agreement: Agreement; body: SignedBody['value'] };
type Answer = { status: number; body: unknown };

const bodyLimit = 16 * 1024;
const invalid: Answer = { status: 400, body: { code: 'INVALID_REQUEST' } };
const fine = (body: unknown): Answer => ({ status: 200, body });

const textIn = (body: Asked['body'], name: string, most = 128): string | undefined => {
  const value = body[name];
  return typeof value === 'string' && value.length > 0 && value.length <= most ? value : undefined;
};

const zoneIn = (body: Asked['body']): string | undefined => {
  const zone = textIn(body, 'timeZone', 64);
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
};

async function launch(context: VendorContext, { brand, vassalage, agreement, body }: Asked): Promise<Answer> {
  const game = textIn(body, 'game', 64);
  const currency = textIn(body, 'currency', 8);
  const returnUrl = textIn(body, 'returnUrl', 2000);
  const digits = body['digits'];
  const trial = body['mode'] === 'trial';
  const player = textIn(body, 'player') ?? (trial ? 'trial' : undefined);
  if (!game || !currency || !player || !returnUrl || !URL.canParse(returnUrl)) return invalid;
  if (typeof digits !== 'number' || !Number.isInteger(digits) || digits < 0 || digits > 4) return invalid;
  const url = await beginSession(context, {
    brand,
    vassalage,
    player,
    game,
    currency,
    digits,
    returnUrl,
    room: textIn(body, 'room', 64) ?? '',
    wallet: trial ? 'trial' : agreement.wallet,
    session: textIn(body, 'session', 512) ?? '',
    nickname: textIn(body, 'nickname', 64) ?? '',
    language: textIn(body, 'language', 16) ?? 'en',
    timeZone: zoneIn(body) ?? 'UTC',
  });
  return fine({ url });
}

async function move(context: VendorContext, { brand, vassalage, body }: Asked): Promise<Answer> {
  const id = textIn(body, 'transaction');
  const player = textIn(body, 'player');
  const { direction, amount } = body;
  if (!id || !player || (direction !== 'in' && direction !== 'out')) return invalid;
  if (typeof amount !== 'string' || !/^[1-9]\d{0,17}$/u.test(amount)) return invalid;
  const status = await transfer(context, { brand, vassalage, id, player, direction, amount: BigInt(amount) });
  // The money has moved, but the platform does not hear of it: it has to ask by the transaction's id.
  const lost = (await faultsOf(context, vassalage, ['timeout'])).has('timeout');
  return lost ? { status: 504, body: { code: 'TEMPORARY_ERROR' } } : fine({ status });
}

async function giveFreeRounds(context: VendorContext, { brand, vassalage, body }: Asked): Promise<Answer> {
  const id = textIn(body, 'freeRounds', 80);
  const player = textIn(body, 'player');
  const game = textIn(body, 'game', 64);
  const until = textIn(body, 'until', 32);
  const { rounds, stake } = body;
  if (!id || !player || !game || !until || Number.isNaN(Date.parse(until))) return invalid;
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > 1000) return invalid;
  if (typeof stake !== 'string' || !/^[1-9]\d{0,15}$/u.test(stake)) return invalid;
  const given = { brand, vassalage, id, player, game, rounds, stake: BigInt(stake), until: new Date(until) };
  return fine({ status: (await takeFreeRounds(context, given)) ? 'GIVEN' : 'REFUSED' });
}

/** Calls of a platform to a vendor, below `/sandbox/vendors/<vassalage>`; every call is signed. */
export async function partnerApi(
  app: FastifyInstance,
  { context }: { context: VendorContext },
): Promise<void> {
  keepText(app);
  const route = (path: string, answer: (asked: Asked) => Promise<Answer>): void => {
    app.post(`/:vassalage${path}`, { bodyLimit }, async (request: FastifyRequest, reply) => {
      const { vassalage } = request.params as { vassalage: string };
      const { text, value: body } = request.body as SignedBody;
      const brand = request.headers['x-brand'];
      void reply.header('cache-control', 'no-store');
      const agreement = typeof brand === 'string' ? await context.agreementOf(brand, vassalage) : undefined;
      if (!agreement || typeof brand !== 'string') return reply.code(401).send({ code: 'UNKNOWN_PARTNER' });
      const whose = { brand, vassalage, secret: agreement.secret };
      const signed =
        request.headers['x-vendor'] === vassalage && (await isSigned(context, whose, request.headers, text));
      if (!signed) return reply.code(401).send({ code: 'SIGNATURE_WRONG' });
      const { status, body: answered } = await answer({ brand, vassalage, agreement, body });
      return reply.code(status).send(answered);
    });
  };
  route('/launch', (asked) => launch(context, asked));
  route('/transfer', (asked) => move(context, asked));
  route('/freerounds', (asked) => giveFreeRounds(context, asked));
  route('/transfer/query', async ({ brand, vassalage, body }) => {
    const id = textIn(body, 'transaction');
    return id ? fine({ status: await transferStatus(context, { brand, vassalage, id }) }) : invalid;
  });
  route('/balance', async ({ brand, vassalage, body }) => {
    const player = textIn(body, 'player');
    return player ? fine({ balance: await ownBalance(context.db, { brand, vassalage, player }) }) : invalid;
  });
  route('/jackpots', async ({ brand, vassalage }) =>
    fine({ jackpots: await potsOf(context.db, brand, vassalage) }),
  );
}
