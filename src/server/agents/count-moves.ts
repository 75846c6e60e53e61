import { sql } from 'kysely';
import { dayAt } from '#engine/time/zoned-days.ts';
import type { Trx } from '#server/db/types.ts';
import type { TransactionKind } from '#server/ledger/kinds.ts';
import type { Batch, Reading } from './reading.ts';
import { linesAt } from './lines.ts';
import type { KeptChange } from './kept-change.ts';

type Counts = 'deposits' | 'withdrawals' | 'rebates' | 'promotions';

/** What movements count as. The index of the ledger that finds them names the same kinds. */
const countsAs = {
  deposit: 'deposits',
  'withdrawal.paid': 'withdrawals',
  rebate: 'rebates',
  'rebate.back': 'rebates',
  bonus: 'promotions',
  'bonus.convert': 'promotions',
  'points.cash': 'promotions',
  'points.convert': 'promotions',
} as const satisfies Partial<Record<TransactionKind, Counts>>;

type Kind = keyof typeof countsAs;

/** Kinds of movements that count, as literals: the index of the ledger that finds them is of these alone. */
export const countedKinds = sql.join(Object.keys(countsAs).map((kind) => sql.lit(kind)));

type Row = { member_id: string; id: string; kind: Kind; currency: string; at: Date; amount: string };

/** Movements that are not counted, in their order, with what they brought to the purse that they are about. */
const uncounted = async (trx: Trx, { brand, from, most }: Reading): Promise<Row[]> =>
  (
    await sql<Row>`
      select t.member_id, t.id::text as id, t.kind, t.currency, t.at, (
          select coalesce(sum(p.amount), 0)::text from ledger_postings p
            where p.brand = t.brand and p.owner = t.member_id and p.owner <> 'house' and p.at = t.at
              and p.payer = t.member_id and p.transaction = t.id
              and p.purse = case t.kind when 'withdrawal.paid' then 'held' else 'main' end
          ) as amount
        from ledger_transactions t
          join members m on m.brand = t.brand and m.id = t.member_id and m.type <> 4 and m.preview is null
        where t.brand = ${brand} and t.at >= ${from}
          and t.kind in (${countedKinds})
          and not exists (
            select from agent_moves a
              where a.brand = t.brand and a.member_id = t.member_id and a.transaction = t.id)
        order by t.at limit ${most}`.execute(trx)
  ).rows;

/** Counts deposits, withdrawals, rebates and promotions by when they were booked. */
export async function countMoves(trx: Trx, reading: Reading): Promise<Batch> {
  const { brand, timeZone, most } = reading;
  const rows = await uncounted(trx, reading);
  const lines = await linesAt(
    trx,
    brand,
    rows.map(({ member_id: member, at }) => ({ member, at })),
  );
  const moves = rows.map((row, index) => {
    const line = lines[index];
    if (!line) throw new Error(`The movement ${row.id} has no line.`);
    const counts = countsAs[row.kind];
    const amount = BigInt(row.amount);
    return {
      row,
      line,
      counts,
      day: dayAt(row.at.getTime(), timeZone),
      amount: counts === 'withdrawals' ? -amount : amount,
    };
  });
  if (moves.length > 0)
    await trx
      .insertInto('agent_moves')
      .values(
        moves.map(({ row, line, counts, day, amount }) => ({
          brand,
          member_id: row.member_id,
          transaction: row.id,
          line: line.id,
          day,
          currency: row.currency,
          counts,
          amount,
        })),
      )
      .execute();
  const changes = moves.map(({ row, line, counts, day, amount }): KeptChange => ({
    member: row.member_id,
    line,
    day,
    currency: row.currency,
    counts: { [counts]: amount },
    sign: 1n,
    plays: false,
  }));
  return { changes, last: rows.at(-1)?.at, isFull: rows.length === most };
}
