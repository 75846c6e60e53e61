import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';

type Owner = { brand: string; memberId: string };

/** Bonus of a member that runs, with the largest stake that it allows; undefined without one. Takes no lock. */
export async function runningBonus(
  db: Db,
  { brand, memberId }: Owner,
): Promise<{ grant: string; maxStake: bigint | undefined } | undefined> {
  const row = await db
    .selectFrom('bonus_grants')
    .select(['id', 'terms'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return (
    row && {
      grant: row.id,
      maxStake: row.terms.maxStake === undefined ? undefined : BigInt(row.terms.maxStake),
    }
  );
}

/** Bonus money that a stake takes (`bonus_take`), in a bet or a slip; undefined if it runs no more. Locks the member's purses. */
export async function takeBonus(
  trx: Trx,
  {
    brand,
    memberId,
    grant,
    now,
    stake,
    largest,
  }: Owner & {
    grant: string;
    now: Date;
    stake: bigint;
    /** Largest single bet of it, which the terms may bound. */
    largest: bigint;
  },
): Promise<bigint | 'BONUS_STAKE_LIMIT' | undefined> {
  const { rows } = await sql<{
    r_code: 'BONUS_STAKE_LIMIT' | null;
    r_bonus: string;
    r_counts: boolean | null;
  }>`select * from bonus_take(${brand}, ${memberId}, ${grant}, ${now}, ${String(stake)}::bigint,
      ${String(largest)}::bigint)`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The bonus gave no answer.');
  if (row.r_code !== null) return row.r_code;
  return row.r_counts === null ? undefined : BigInt(row.r_bonus);
}

/** Notes on bets of a member what each took of a bonus; the caller has booked the stakes. */
export async function noteBonusStakes(
  trx: Trx,
  { brand, memberId, grant }: Owner & { grant: string },
  bets: readonly { id: string; bonus: bigint; counts: boolean }[],
): Promise<void> {
  await sql`
    select bonus_staked(${brand}, ${memberId}, ${grant}, ${bets.map(({ id }) => id)}::bigint[],
      ${bets.map(({ bonus }) => String(bonus))}::bigint[], ${bets.map(({ counts }) => counts)}::boolean[])`.execute(
    trx,
  );
}
