import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commitment } from '#sandbox/games/rules/fair/dice.ts';
import { returnOf } from '#sandbox/games/rules/returns.ts';
import { rulesOf } from '#sandbox/games/catalogue/engines.ts';
import { isRecord, wholeOf, type Json } from '#sandbox/games/rules/rules.ts';
import { titleOf } from '#sandbox/games/catalogue/titles.ts';
import { vendorGame } from '#sandbox/games/catalogue/catalogue.ts';
import { act, ownRound } from './act.ts';
import { chipsOf } from './chips.ts';
import type { VendorContext } from './context.ts';
import { freeRoundsOf } from './free-rounds.ts';
import { play, type Played } from './play.ts';
import { potsOf } from './pots.ts';
import { balanceFor } from './purses.ts';
import { engineOf, eventSeed, eventsFor, roundView } from './rounds.ts';
import type { Seeds } from './seeds.ts';
import { sessionOf, type Session } from './sessions.ts';

type Asked = { session: Session; seeds: Seeds; body: Readonly<Record<string, Json>>; token: string };
type Answer = Readonly<Record<string, unknown>>;
const refuse = (code: string): Answer => ({ ok: false, code });

const bodyLimit = 16 * 1024;
const historyMost = 30;
/** A page that waits for the end of a round is answered by then and asks again. */
const waitMost = 20_000;

async function nextOf(
  { db }: VendorContext,
  seeds: Seeds,
  session: Session,
): Promise<{ nonce: number; hash: string }> {
  const { brand, vassalage, player, game } = session;
  const row = await db
    .selectFrom('sandbox_vendor_counts')
    .select('next')
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('player', '=', player)
    .where('game', '=', game)
    .executeTakeFirst();
  const nonce = row?.next ?? 1;
  return { nonce, hash: commitment(seeds.round(session, nonce)) };
}

/** The free rounds that are played next. */
async function freeFor(
  { db, clock }: VendorContext,
  session: Session,
): Promise<{ id: string; left: number; stake: string; until: number } | null> {
  const [first] = await freeRoundsOf(db, session, clock());
  return first ? { ...first, until: first.until.getTime() } : null;
}

async function roundsOf(
  { db }: VendorContext,
  session: Session,
  onlyOpen: boolean,
): Promise<Parameters<typeof roundView>[1][]> {
  const { brand, vassalage, player, game } = session;
  const all = db
    .selectFrom('sandbox_vendor_rounds')
    .selectAll()
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('player', '=', player)
    .where('game', '=', game)
    .orderBy('nonce', 'desc')
    .limit(historyMost);
  return (onlyOpen ? all.where('status', 'in', ['PAYING', 'OPEN', 'RAISING']) : all).execute();
}

async function hello(context: VendorContext, { session, seeds }: Asked): Promise<Answer> {
  const { name, engine } = vendorGame(session.vassalage, session.game);
  const [balance, fair, open, pots] = [
    await balanceFor(context, session),
    await nextOf(context, seeds, session),
    await roundsOf(context, session, true),
    await potsOf(context.db, session.brand, session.vassalage),
  ];
  const { chips, most } = chipsOf(session.currency, session.digits, session.room);
  return {
    ok: true,
    game: {
      code: session.game,
      vassalage: session.vassalage,
      name: titleOf({ code: session.game, name }, session.language),
      engine,
      returns: returnOf(engine),
    },
    trial: session.wallet === 'trial',
    currency: session.currency,
    digits: session.digits,
    language: session.language,
    timeZone: session.time_zone,
    portal: new URL(session.return_url).origin,
    returnUrl: session.return_url,
    balance: balance ?? null,
    chips,
    most: String(most),
    fair,
    open: open.map((round) => roundView(seeds, round)),
    free: await freeFor(context, session),
    pot: pots.find(({ game }) => game === session.game)?.amount ?? null,
    now: context.clock().getTime(),
  };
}

async function answerOf(context: VendorContext, { session, seeds }: Asked, played: Played): Promise<Answer> {
  if (!played.ok) return { ...refuse(played.code), fair: await nextOf(context, seeds, session) };
  const pots = await potsOf(context.db, session.brand, session.vassalage);
  return {
    ok: true,
    round: roundView(seeds, played.round),
    balance: played.balance ?? (await balanceFor(context, session)) ?? null,
    fair: await nextOf(context, seeds, session),
    free: await freeFor(context, session),
    pot: pots.find(({ game }) => game === session.game)?.amount ?? null,
    now: context.clock().getTime(),
  };
}

async function begin(context: VendorContext, asked: Asked): Promise<Answer> {
  const { session, seeds, body, token } = asked;
  const nonce = wholeOf(body['nonce'], 1, 1e9);
  const clientSeed = body['clientSeed'];
  const bet = body['bet'];
  if (nonce === undefined || bet === undefined || typeof clientSeed !== 'string')
    return refuse('BET_NOT_VALID');
  if (!/^[\x21-\x7E]{1,64}$/u.test(clientSeed)) return refuse('BET_NOT_VALID');
  const { most } = chipsOf(session.currency, session.digits, session.room);
  const free = body['free'];
  if (free !== undefined && typeof free !== 'string') return refuse('BET_NOT_VALID');
  const cost = rulesOf(engineOf(session))?.cost(bet) ?? 0n;
  const amount =
    isRecord(bet) && typeof bet['amount'] === 'string' && /^\d{1,15}$/u.test(bet['amount'])
      ? BigInt(bet['amount'])
      : 0n;
  if (free === undefined && (cost > most || amount > most)) return refuse('STAKE_TOO_HIGH');
  return answerOf(
    context,
    asked,
    await play(context, seeds, session, { nonce, bet, clientSeed, token, free }),
  );
}

async function goOn(context: VendorContext, asked: Asked): Promise<Answer> {
  const { session, body, token } = asked;
  const { round: id, move } = body;
  if (typeof id !== 'string' || move === undefined) return refuse('MOVE_NOT_ALLOWED');
  if (isRecord(move) && move['do'] === 'wait') await untilOver(context, session, id);
  return answerOf(context, asked, await act(context, session, { id, move, token }));
}

/** Waits for the end of a timed round, at most as long as an answer may take; the answer does not reveal the end. */
async function untilOver(context: VendorContext, session: Session, id: string): Promise<void> {
  const round = await ownRound(context, session, id);
  const ends = round && rulesOf(engineOf(round))?.endsAfter?.(round.state);
  if (!round || ends === undefined) return;
  const left = round.began_at.getTime() + ends - context.clock().getTime();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(waitMost, left + 5))));
}

async function board(context: VendorContext, { session, seeds }: Asked): Promise<Answer> {
  const events = eventsFor(session);
  if (!events) return refuse('NO_SUCH_ROUND');
  const shown = events.board(context.clock().getTime(), eventSeed(seeds, session));
  const event = isRecord(shown) && typeof shown['event'] === 'string' ? shown['event'] : undefined;
  const places = event === undefined ? [] : await placesOf(context, session, event);
  return { ok: true, board: shown, places };
}

async function placesOf(
  { db }: VendorContext,
  { brand, vassalage, player }: Session,
  event: string,
): Promise<unknown[]> {
  const rows = await db
    .selectFrom('sandbox_vendor_places as taken')
    .innerJoin('sandbox_vendor_rounds as round', 'round.id', 'taken.round_id')
    .select(['taken.place', 'taken.nickname', 'taken.stake', 'round.player'])
    .where('taken.brand', '=', brand)
    .where('taken.vassalage', '=', vassalage)
    .where('taken.event', '=', event)
    .orderBy('taken.place')
    .execute();
  // Players at one table see of each other two letters.
  return rows.map(({ place, nickname, stake, player: whose }) => ({
    place,
    stake,
    nickname: `${nickname.slice(0, 2)}***`,
    own: whose === player,
  }));
}

async function history(context: VendorContext, { session, seeds, body }: Asked): Promise<Answer> {
  const id = body['round'];
  if (typeof id === 'string') {
    const round = await ownRound(context, session, id);
    return round ? { ok: true, rounds: [roundView(seeds, round)] } : refuse('NO_SUCH_ROUND');
  }
  return {
    ok: true,
    rounds: (await roundsOf(context, session, false)).map((round) => roundView(seeds, round)),
  };
}

/**
 * Calls of a game page: every outcome is decided here, the page only shows it. Refusals are answers with `ok: false` and
 * a code.
 */
export async function gameApi(
  app: FastifyInstance,
  { context, seeds }: { context: VendorContext; seeds: () => Promise<Seeds> },
): Promise<void> {
  const route = (name: string, answer: (context: VendorContext, asked: Asked) => Promise<Answer>): void => {
    app.post(`/api/${name}`, { bodyLimit }, async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store');
      const token = /^Bearer ([A-Za-z0-9_-]{43})$/u.exec(request.headers.authorization ?? '')?.[1];
      const session = token === undefined ? undefined : await sessionOf(context, token);
      if (!session || token === undefined) return reply.code(401).send(refuse('SESSION_EXPIRED'));
      const body = isRecord(request.body) ? request.body : {};
      return answer(context, { session, seeds: await seeds(), body, token });
    });
  };
  route('hello', hello);
  route('balance', async (_, { session }) => ({
    ok: true,
    balance: (await balanceFor(context, session)) ?? null,
  }));
  route('play', begin);
  route('act', goOn);
  route('board', board);
  route('rounds', history);
}
