import { isRecord, type Json } from '#sandbox/games/rules/rules.ts';
import type { Db, Trx } from '#sandbox/db.ts';
import type { VendorContext } from './context.ts';
import { faultsOf } from './faults.ts';
import { feedPot, hasPot } from './pots.ts';
import { changeRound, type Round } from './rounds.ts';
import { addTransaction, deliver, undelivered } from './transactions.ts';

/** After a failure the platform is asked again: soon at first, then every minute. */
const pauseMs = (tries: number): number => Math.min(60_000, 2000 * 2 ** Math.min(tries, 5));
/** Time for which the request that decided a round delivers it. */
const deliveringMs = 10_000;
/** Delay of a win by the fault `lateWin`. */
const lateMs = 8000;

export type Decided = { state: Json; view: Json; payout: bigint; moves?: Json };

/**
 * Stores the end of a round with its payout, and pays it. Answers the round, and the balance if the platform told it;
 * undefined if the round has changed meanwhile.
 */
export async function settleRound(
  context: VendorContext,
  round: Round,
  { state, view, payout, moves }: Decided,
): Promise<{ round: Round; balance: string | undefined } | undefined> {
  const { db, clock } = context;
  const decided = await db.transaction().execute(async (trx) => {
    const hit = isRecord(view) && view['pot'] === true;
    const feeds = hasPot(round.vassalage) && round.wallet !== 'trial' && round.free_rounds === null;
    const pot = feeds ? await feedPot(trx, round, BigInt(round.stake), hit) : 0n;
    const shown = pot > 0n && isRecord(view) ? { ...view, potWon: String(pot) } : view;
    const changed = await changeRound(trx, round, {
      state,
      view: shown,
      status: 'PAYOUT',
      payout: String(payout + pot),
      due_at: new Date(clock().getTime() + deliveringMs),
      ...(moves !== undefined && { moves }),
    });
    if (!changed) return undefined;
    if (pot > 0n) await addTransaction(trx, round, 'pot', { kind: 'win', amount: pot, winKind: 'jackpot' });
    await addTransaction(trx, round, 'win', { kind: 'win', amount: payout, closes: true });
    return changed;
  });
  if (!decided) return undefined;
  const late =
    round.wallet === 'seamless' ? await faultsOf(context, round.vassalage, ['lateWin']) : undefined;
  if (late?.has('lateWin')) {
    const waiting = await changeRound(db, decided, { due_at: new Date(clock().getTime() + lateMs) });
    return { round: waiting ?? decided, balance: undefined };
  }
  return pushOut(context, decided);
}

/** Delivers stored transactions; the round becomes due again if the platform does not answer. */
export async function pushOut(
  context: VendorContext,
  round: Round,
): Promise<{ round: Round; balance: string | undefined }> {
  const { db, clock } = context;
  let balance: string | undefined;
  for (const transaction of await undelivered(db, round)) {
    const answer = await deliver(context, round, transaction);
    if (!answer) {
      const due = new Date(clock().getTime() + pauseMs(transaction.tries));
      return { round: (await changeRound(db, round, { due_at: due })) ?? round, balance: undefined };
    }
    balance = answer.balance;
  }
  const status = round.status === 'CANCELLING' ? 'CANCELLED' : 'DONE';
  return { round: (await changeRound(db, round, { status, due_at: null })) ?? round, balance };
}

/** Frees the seat of a round that is not played. */
export async function leavePlace(db: Db | Trx, { id, brand, vassalage }: Round): Promise<void> {
  await db
    .deleteFrom('sandbox_vendor_places')
    .where('brand', '=', brand)
    .where('vassalage', '=', vassalage)
    .where('round_id', '=', id)
    .execute();
}

/** Ends a round that was not played, and gives back what may have been taken for it. */
export async function cancelRound(
  context: VendorContext,
  round: Round,
  { after = 0 }: { after?: number } = {},
): Promise<Round> {
  const { db, clock } = context;
  const cancelled = await db.transaction().execute(async (trx) => {
    const changed = await changeRound(trx, round, {
      status: 'CANCELLING',
      due_at: new Date(clock().getTime() + (after || deliveringMs)),
    });
    if (!changed) return undefined;
    await leavePlace(trx, round);
    await trx
      .updateTable('sandbox_vendor_transactions')
      .set({ status: 'REFUSED', code: 'TRANSACTION_ROLLED_BACK' })
      .where('round_id', '=', round.id)
      .where('kind', '=', 'bet')
      .where('status', '=', 'NEW')
      .where(({ val }) => val(round.wallet === 'seamless'))
      .execute();
    await addTransaction(trx, round, 'back', {
      kind: 'rollback',
      amount: BigInt(round.stake),
      of: `${round.id}-bet`,
    });
    return changed;
  });
  if (!cancelled) return round;
  return after > 0 ? cancelled : (await pushOut(context, cancelled)).round;
}
