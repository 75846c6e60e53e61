import { rulesOf } from '#sandbox/games/catalogue/engines.ts';
import type { Json, Rules } from '#sandbox/games/rules/rules.ts';
import type { VendorContext } from './context.ts';
import type { Played } from './play.ts';
import { changeRound, engineOf, type Round } from './rounds.ts';
import { openSession, type Session } from './sessions.ts';
import { settleRound } from './settle.ts';
import { addTransaction, deliver } from './transactions.ts';

const raisingMs = 20_000;
const idleMs = 30 * 60_000;

const movesOf = ({ moves }: Round): Json[] => (Array.isArray(moves) ? [...moves] : []);

export const ownRound = (
  { db }: VendorContext,
  { brand, vassalage, player, game }: Session,
  id: string,
): Promise<Round | undefined> =>
  db
    .selectFrom('sandbox_vendor_rounds')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('player', '=', player)
    .where('game', '=', game)
    .executeTakeFirst();

/** Goes on with an open round by a move of the player. A game against the clock may ask with `wait`: see `game-api.ts`. */
export async function act(
  context: VendorContext,
  session: Session,
  { id, move, token }: { id: string; move: Json; token: string },
): Promise<Played> {
  const round = await ownRound(context, session, id);
  if (!round) return { ok: false, code: 'NO_SUCH_ROUND' };
  if (round.status !== 'OPEN') return { ok: true, round, balance: undefined };
  const rules = rulesOf(engineOf(round));
  const cost = rules?.moveCost?.(round.state, move);
  if (!rules?.act || cost === undefined) return { ok: false, code: 'MOVE_NOT_ALLOWED' };
  const elapsed = context.clock().getTime() - round.began_at.getTime();
  const recorded = rules.stamp?.(move, elapsed) ?? move;
  if (cost === 0n) return step(context, round, rules, recorded);
  return raise(context, session, { round, rules, move: recorded, cost, token });
}

/** The round after a move that costs nothing, or whose cost was paid. */
export async function step(context: VendorContext, round: Round, rules: Rules, move: Json): Promise<Played> {
  const after = rules.act?.(round.state, move);
  if (!after) return { ok: false, code: 'MOVE_NOT_ALLOWED' };
  const { state, view, payout } = after;
  // Looking on changes nothing, so nothing is kept of it.
  const looked = payout === null && JSON.stringify(state) === JSON.stringify(round.state);
  if (looked) return { ok: true, round, balance: undefined };
  const moves = [...movesOf(round), move];
  if (payout !== null) {
    const settled = await settleRound(context, round, { state, view, payout, moves });
    return settled ? { ok: true, ...settled } : { ok: false, code: 'STALE_ROUND' };
  }
  const due = context.clock().getTime() + idleMs;
  const open = await changeRound(context.db, round, {
    status: 'OPEN',
    state,
    view,
    moves,
    due_at: new Date(due),
  });
  return open ? { ok: true, round: open, balance: undefined } : { ok: false, code: 'STALE_ROUND' };
}

type Raise = { round: Round; rules: Rules; move: Json; cost: bigint; token: string };

async function raise(
  context: VendorContext,
  session: Session,
  { round, rules, move, cost, token }: Raise,
): Promise<Played> {
  const { db, clock } = context;
  const name = `bet${movesOf(round).length + 1}`;
  const made = await db.transaction().execute(async (trx) => {
    const due = new Date(clock().getTime() + raisingMs);
    const raising = await changeRound(trx, round, { status: 'RAISING', due_at: due });
    if (!raising) return undefined;
    // A move that was refused before had its own number.
    const bet = await addTransaction(trx, round, `${name}-${raising.version}`, { kind: 'bet', amount: cost });
    return { raising, bet };
  });
  if (!made) return { ok: false, code: 'STALE_ROUND' };
  const { raising, bet } = made;
  const ofBet = round.wallet === 'seamless' ? { session: openSession(session, token) } : undefined;
  const answer = await deliver(context, raising, bet, ofBet);
  if (answer?.code === 'OK') {
    const stake = String(BigInt(round.stake) + cost);
    const paid = await changeRound(db, raising, { status: 'OPEN', stake });
    if (!paid) return { ok: false, code: 'STALE_ROUND' };
    const played = await step(context, paid, rules, move);
    return played.ok ? { ...played, balance: played.balance ?? answer.balance } : played;
  }
  await lower(context, raising, bet.id, answer === undefined);
  return { ok: false, code: answer?.code ?? 'PLATFORM_AWAY' };
}

/** Cancels a further stake that was refused or whose outcome is unknown; the round is open as before. */
export async function lower(
  context: VendorContext,
  round: Round,
  bet: string,
  unsure: boolean,
): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (trx) => {
    const due = new Date(clock().getTime() + idleMs);
    if (!(await changeRound(trx, round, { status: 'OPEN', due_at: due }))) return;
    if (!unsure) return;
    await trx
      .updateTable('sandbox_vendor_transactions')
      .set({ status: 'REFUSED', code: 'TRANSACTION_ROLLED_BACK' })
      .where('id', '=', bet)
      .where('status', '=', 'NEW')
      .execute();
    await addTransaction(trx, round, `${bet.slice(round.id.length + 1)}-back`, {
      kind: 'rollback',
      amount: 0n,
      of: bet,
    });
  });
}
