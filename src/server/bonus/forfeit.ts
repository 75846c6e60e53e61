import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';
import { playableOf } from '#server/ledger/balances.ts';
import { openBonuses } from './grants.ts';
import type { BonusState } from './tables.ts';

type Owner = { brand: string; memberId: string };

/** Bonus money that a member would lose by giving up: in the purse, waiting and in open bets; undefined without a bonus. */
export async function bonusAtRisk(db: Db, owner: Owner): Promise<bigint | undefined> {
  const [first, ...others] = await openBonuses(db, owner);
  if (!first) return undefined;
  const { bonus } = await playableOf(db, { ...owner, currency: first.currency });
  return [first, ...others].reduce(
    (sum, { pending, at_stake: atStake }) => sum + BigInt(pending) + BigInt(atStake),
    bonus,
  );
}

/** Locks the bonus purse of a member, if it has one: called before a movement of other purses after which bonuses end. */
export async function lockBonusPurse(
  trx: Trx,
  { brand, memberId, currency }: Owner & { currency: string },
): Promise<void> {
  await sql`
    select 1 from ledger_balances
      where brand = ${brand} and owner = ${memberId} and purse = 'bonus' and currency = ${currency} and stripe = 0
      for update`.execute(trx);
}

type Ended = Exclude<BonusState, 'ACTIVE' | 'WAITING'>;

/** Ends a bonus of a member without paying it; its state then, undefined if the member has none of this id. The caller holds the purses. */
export async function forfeitBonus(
  trx: Trx,
  { brand, memberId, id, now }: Owner & { id: string; now: Date },
): Promise<Ended | undefined> {
  const found = trx
    .selectFrom('bonus_grants')
    .select('state')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id);
  if (!(await found.executeTakeFirst())) return undefined;
  await sql`select bonus_end(${brand}, ${memberId}, ${id}, 'FORFEITED', ${now})`.execute(trx);
  return (await found.executeTakeFirstOrThrow()).state as Ended;
}

/** Ends every bonus of a member that runs or waits without paying it. The caller holds the member's purses. */
export async function forfeitBonuses(
  trx: Trx,
  { brand, memberId, now }: Owner & { now: Date },
): Promise<void> {
  const open = await openBonuses(trx, { brand, memberId });
  // Those that wait first, so that none of them begins when the one that runs ends.
  for (const { id } of open.toReversed()) await forfeitBonus(trx, { brand, memberId, id, now });
}
