import { fairDice } from '#sandbox/games/rules/fair/dice.ts';
import { rulesOf } from '#sandbox/games/catalogue/engines.ts';
import type { Json } from '#sandbox/games/rules/rules.ts';
import type { Db, Trx } from '#sandbox/db.ts';
import type { VendorContext } from './context.ts';
import { faultsOf } from './faults.ts';
import { freeRoundsOf, type FreeRounds } from './free-rounds.ts';
import { changeRound, engineOf, eventSeed, eventsFor, type Round } from './rounds.ts';
import type { Seeds } from './seeds.ts';
import { openSession, type Session } from './sessions.ts';
import { cancelRound, leavePlace, settleRound } from './settle.ts';
import { addTransaction, deliver } from './transactions.ts';

export type Played =
  | { ok: true; round: Round; balance: string | undefined }
  /** Codes of the platform and of the rules, and STALE_ROUND, PLACE_TAKEN, NO_FREE_ROUNDS, PLATFORM_AWAY. */
  | { ok: false; code: string };

export type PlayRequest = {
  nonce: number;
  bet: Json;
  clientSeed: string;
  token: string;
  /** Free rounds of which it is one; the stake is theirs, and none is taken. */
  free: string | undefined;
};

/** Idle time after which a round ends by itself. */
const idleMs = 30 * 60_000;
/** By then it is clear that a stake which is still asked for was not taken. */
const payingMs = 20_000;

type Terms = {
  cost: bigint;
  state: Json;
  settlesAt: number | undefined;
  picks?: readonly string[];
  claim?: { event: string; place: string };
};

function termsOf(session: Session, seeds: Seeds, bet: Json, now: number): Terms | { code: string } {
  const events = eventsFor(session);
  if (events) {
    const taken = events.take(bet, now, eventSeed(seeds, session));
    if (!taken.ok) return { code: taken.code };
    const { cost, settlesAt, terms, claim, picks } = taken;
    return { cost, state: terms, settlesAt, ...(claim && { claim }), ...(picks && { picks }) };
  }
  const cost = rulesOf(engineOf(session))?.cost(bet);
  return cost === undefined ? { code: 'BET_NOT_VALID' } : { cost, state: null, settlesAt: undefined };
}

const freeOf = async (
  db: Db | Trx,
  session: Session,
  id: string,
  now: Date,
): Promise<FreeRounds | undefined> => (await freeRoundsOf(db, session, now)).find((each) => each.id === id);

class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Takes the player's next number; false when another round has it already. */
async function takeNumber(
  trx: Trx,
  { brand, vassalage, player, game }: Session,
  nonce: number,
): Promise<boolean> {
  const whose = { brand, vassalage, player, game };
  await trx
    .insertInto('sandbox_vendor_counts')
    .values({ ...whose, next: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const taken = await trx
    .updateTable('sandbox_vendor_counts')
    .set({ next: nonce + 1 })
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('player', '=', player)
    .where('game', '=', game)
    .where('next', '=', nonce)
    .returning('next')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Plays the round of a number; a repeated number answers the existing round, so that a page may retry. */
export async function play(
  context: VendorContext,
  seeds: Seeds,
  session: Session,
  { nonce, bet: asked, clientSeed, token, free }: PlayRequest,
): Promise<Played> {
  const { db, clock, random } = context;
  const now = clock();
  const given = free === undefined ? undefined : await freeOf(db, session, free, now);
  const bet = given ? { amount: given.stake } : asked;
  const terms = termsOf(session, seeds, bet, now.getTime());
  if ('code' in terms) return (await earlier(context, session, nonce)) ?? { ok: false, code: terms.code };
  const id = `${session.vassalage.toLowerCase()}-${Buffer.from(random(12)).toString('hex')}`;
  const { brand, vassalage, player, game, room, wallet } = session;
  let made: { round: Round; bet: Awaited<ReturnType<typeof addTransaction>> };
  try {
    made = await db.transaction().execute(async (trx) => {
      if (!(await takeNumber(trx, session, nonce))) throw new Refused('STALE_ROUND');
      // Again behind the lock of the number: one player's rounds of a game come one after the other.
      if (free !== undefined && !(await freeOf(trx, session, free, now))) throw new Refused('NO_FREE_ROUNDS');
      const round = await trx
        .insertInto('sandbox_vendor_rounds')
        .values({
          id,
          brand,
          vassalage,
          player,
          game,
          room,
          wallet,
          nonce,
          session_id: session.id,
          client_seed: clientSeed,
          bet: JSON.stringify(bet),
          moves: '[]',
          state: JSON.stringify(terms.state),
          view: 'null',
          stake: terms.cost,
          payout: null,
          free_rounds: free ?? null,
          refused: null,
          status: 'PAYING',
          began_at: now,
          due_at: new Date(now.getTime() + payingMs),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (terms.claim && !(await claim(trx, round, terms.claim, session.nickname)))
        throw new Refused('PLACE_TAKEN');
      return { round, bet: await addTransaction(trx, round, 'bet', { kind: 'bet', amount: terms.cost }) };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return (await earlier(context, session, nonce)) ?? { ok: false, code: error.code };
  }
  const answer = await deliver(
    context,
    made.round,
    made.bet,
    wallet === 'seamless'
      ? { session: openSession(session, token), ...(terms.picks && { picks: terms.picks }) }
      : undefined,
  );
  if (!answer) {
    await cancelRound(context, made.round);
    return { ok: false, code: 'PLATFORM_AWAY' };
  }
  if (answer.code !== 'OK') {
    await changeRound(db, made.round, { status: 'CANCELLED', refused: answer.code, due_at: null });
    await leavePlace(db, made.round);
    return { ok: false, code: answer.code };
  }
  if (wallet === 'seamless' && (await faultsOf(context, vassalage, ['lateRollback'])).has('lateRollback')) {
    await cancelRound(context, made.round, { after: 5000 });
    return { ok: false, code: 'PLATFORM_AWAY' };
  }
  return begin(context, seeds, made.round, { settlesAt: terms.settlesAt, balance: answer.balance });
}

async function begin(
  context: VendorContext,
  seeds: Seeds,
  round: Round,
  { settlesAt, balance }: { settlesAt: number | undefined; balance: string | undefined },
): Promise<Played> {
  const { db, clock } = context;
  const gone: Played = { ok: false, code: 'PLATFORM_AWAY' };
  if (settlesAt !== undefined) {
    const open = await changeRound(db, round, { status: 'OPEN', due_at: new Date(settlesAt) });
    return open ? { ok: true, round: open, balance } : gone;
  }
  const rules = rulesOf(engineOf(round));
  if (!rules) return gone;
  const dice = fairDice({
    serverSeed: seeds.round(round, round.nonce),
    clientSeed: round.client_seed,
    nonce: round.nonce,
  });
  const { state, view, payout } = rules.begin(round.bet, dice);
  if (payout !== null) {
    const settled = await settleRound(context, round, { state, view, payout });
    return settled ? { ok: true, ...settled } : gone;
  }
  const due = clock().getTime() + Math.min(rules.endsAfter?.(state) ?? idleMs, idleMs);
  const open = await changeRound(db, round, { status: 'OPEN', state, view, due_at: new Date(due) });
  return open ? { ok: true, round: open, balance } : gone;
}

/** Result of a round number that this player has used already; a refused stake is refused again. */
async function earlier(
  { db }: VendorContext,
  { brand, vassalage, player, game }: Session,
  nonce: number,
): Promise<Played | undefined> {
  const round = await db
    .selectFrom('sandbox_vendor_rounds')
    .selectAll()
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('player', '=', player)
    .where('game', '=', game)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  if (!round) return undefined;
  return round.refused === null
    ? { ok: true, round, balance: undefined }
    : { ok: false, code: round.refused };
}

async function claim(
  trx: Trx,
  { id, brand, vassalage, stake }: Round,
  { event, place }: { event: string; place: string },
  nickname: string,
): Promise<boolean> {
  const taken = await trx
    .insertInto('sandbox_vendor_places')
    .values({ brand, vassalage, event, place, round_id: id, nickname, stake })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst();
  return taken !== undefined;
}
