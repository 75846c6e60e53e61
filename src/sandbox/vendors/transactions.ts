import type { Selectable } from 'kysely';
import type { Db, Trx } from '#sandbox/db.ts';
import type { VendorContext } from './context.ts';
import { faultsOf } from './faults.ts';
import { askPlatform, type PlatformAnswer } from './platform.ts';
import { moveOwn } from './purses.ts';
import type { Round } from './rounds.ts';
import type { TransactionsTable } from './tables.ts';

export type VendorTransaction = Selectable<TransactionsTable>;

type NewTransaction = {
  kind: VendorTransaction['kind'];
  amount: bigint;
  of?: string;
  winKind?: 'win' | 'jackpot';
  closes?: boolean;
};

/** Stores a transaction for the platform. Its id is the same in every try, so that it is performed once. */
export const addTransaction = (
  trx: Trx | Db,
  { id }: { id: string },
  name: string,
  { kind, amount, of, winKind = 'win', closes = false }: NewTransaction,
): Promise<VendorTransaction> =>
  trx
    .insertInto('sandbox_vendor_transactions')
    .values({
      id: `${id}-${name}`,
      round_id: id,
      kind,
      of: of ?? null,
      amount,
      win_kind: winKind,
      closes,
      status: 'NEW',
      code: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What a bet is told with: the platform's session, and what is bet on. */
type OfBet = { session: string; picks?: readonly string[] };

function bodyOf(
  round: Round,
  transaction: VendorTransaction,
  { session, picks }: Partial<OfBet> = {},
): Record<string, unknown> {
  const { id, kind, of, amount, win_kind, closes } = transaction;
  const common = { transaction: id, player: round.player, round: round.id };
  if (kind === 'rollback') return { ...common, bet: of };
  const free = round.free_rounds;
  const ofWin = free === null ? win_kind : 'freeround';
  if (kind === 'win') return { ...common, game: round.game, amount, kind: ofWin, closes };
  if (free !== null) return { ...common, session, game: round.game, amount: '0', freeRounds: free };
  return { ...common, session, game: round.game, amount, ...(picks && { details: { picks } }) };
}

const settled: Readonly<Record<VendorTransaction['kind'], readonly string[]>> = {
  bet: ['OK'],
  win: ['OK', 'ROUND_CLOSED', 'BET_DOES_NOT_EXIST', 'DUPLICATE_TRANSACTION'],
  rollback: ['OK', 'ROUND_CLOSED', 'TRANSACTION_ROLLED_BACK'],
};

/**
 * Tells the platform of a transaction, or moves the vendor's own money. Undefined while it is not known whether it was done: a bet is then
 * to be rolled back, everything else to be tried again.
 */
export async function deliver(
  context: VendorContext,
  round: Round,
  transaction: VendorTransaction,
  ofBet?: OfBet,
): Promise<PlatformAnswer | undefined> {
  const { kind } = transaction;
  if (round.wallet !== 'seamless') return deliverOwn(context, round, transaction);
  const wrong = await faultsOf(
    context,
    round.vassalage,
    kind === 'bet' ? ['timeout', 'duplicate', 'outOfOrder'] : ['timeout', 'duplicate'],
  );
  const ask = (): Promise<PlatformAnswer | undefined> =>
    askPlatform(context, round, kind, bodyOf(round, transaction, ofBet));
  if (wrong.has('outOfOrder')) {
    const early = {
      transaction: `${round.id}-early`,
      player: round.player,
      round: round.id,
      bet: transaction.id,
    };
    await askPlatform(context, round, 'rollback', early);
  }
  const answers = await Promise.all(wrong.has('duplicate') ? [ask(), ask()] : [ask()]);
  // A good vendor asks once more under the same id before it thinks of anything else.
  const answer = wrong.has('timeout')
    ? undefined
    : (answers.find((each) => each !== undefined) ?? (await ask()));
  await context.db
    .updateTable('sandbox_vendor_transactions')
    .set((row) => ({
      tries: row('tries', '+', 1),
      ...(answer && {
        status: settled[kind].includes(answer.code) ? ('DONE' as const) : ('REFUSED' as const),
        code: answer.code,
      }),
    }))
    .where('id', '=', transaction.id)
    .execute();
  return answer;
}

async function deliverOwn(
  context: VendorContext,
  round: Round,
  transaction: VendorTransaction,
): Promise<PlatformAnswer> {
  const { id, kind, of, amount } = transaction;
  return context.db.transaction().execute(async (trx) => {
    const own = await trx
      .updateTable('sandbox_vendor_transactions')
      .set({ status: 'DONE', code: 'OK' })
      .where('id', '=', id)
      .where('status', '=', 'NEW')
      .returning('id')
      .executeTakeFirst();
    if (!own) return { code: 'OK' };
    // A bet that was never taken gives nothing back.
    const taken =
      kind !== 'rollback' ||
      (await trx
        .updateTable('sandbox_vendor_transactions')
        .set({ status: 'REFUSED', code: 'TRANSACTION_ROLLED_BACK' })
        .where('id', '=', of ?? '')
        .where('status', '=', 'DONE')
        .returning('id')
        .executeTakeFirst()) !== undefined;
    const moved = !taken || (await moveOwn(trx, round, kind === 'bet' ? -BigInt(amount) : BigInt(amount)));
    if (moved) return { code: 'OK' };
    await trx
      .updateTable('sandbox_vendor_transactions')
      .set({ status: 'REFUSED', code: 'INSUFFICIENT_BALANCE' })
      .where('id', '=', id)
      .execute();
    return { code: 'INSUFFICIENT_BALANCE' };
  });
}

/** Transactions of a round not delivered yet, in the order in which they were decided. */
export const undelivered = (db: Db, round: Round): Promise<VendorTransaction[]> =>
  db
    .selectFrom('sandbox_vendor_transactions')
    .selectAll()
    .where('round_id', '=', round.id)
    .where('status', '=', 'NEW')
    .orderBy('seq')
    .execute();
