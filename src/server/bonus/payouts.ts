import { sql } from 'kysely';
import type { Trx } from '#server/db/types.ts';
import type { HousePurse } from '#server/ledger/accounts.ts';
import type { TransactionKind } from '#server/ledger/kinds.ts';

type OfBonus = { brand: string; memberId: string; grant: string; now: Date };

type Booking = OfBonus & {
  kind: TransactionKind;
  /** Unique per member and kind. */
  key: string;
  details: Record<string, unknown>;
  /** Purse of the house on the other side. */
  house: HousePurse;
};

/** Part of a payout that belongs to a bonus: in the proportion of the stakes, rounded down, as `bonus_share` of the database. */
export const bonusShare = (
  amount: bigint,
  { stake, bonusStake }: { stake: bigint; bonusStake: bigint },
): bigint => (stake <= 0n ? 0n : (amount * bonusStake) / stake);

/** Books what a bet with a bonus gives back (`bonus_credit`): `bonus` of `amount` goes where the bonus stands by now. */
export async function creditBonusBet(
  trx: Trx,
  {
    brand,
    memberId,
    grant,
    kind,
    key,
    now,
    details,
    house,
    amount,
    bonus,
  }: Booking & { amount: bigint; bonus: bigint },
): Promise<void> {
  await sql`
    select bonus_credit(${brand}, ${memberId}, ${grant}, ${kind}, ${key}, ${now}, ${JSON.stringify(details)}::jsonb,
      ${house}, ${String(amount)}::bigint, ${String(bonus)}::bigint)`.execute(trx);
}

/** Takes back what a corrected result paid to a bonus too much, as far as it is there. */
export async function reverseBonus(
  trx: Trx,
  { brand, memberId, grant, kind, key, now, details, house, amount }: Booking & { amount: bigint },
): Promise<void> {
  await sql`
    select bonus_reverse(${brand}, ${memberId}, ${grant}, ${kind}, ${key}, ${now}, ${JSON.stringify(details)}::jsonb,
      ${house}, ${String(amount)}::bigint)`.execute(trx);
}

/** Takes note of a bet with a bonus whose row has changed: what counts for the wagering, and what is at stake no more. */
export async function noteBonusBet(
  trx: Trx,
  { brand, memberId, now }: Omit<OfBonus, 'grant'>,
  { id, wasOpen }: { id: string; wasOpen: boolean },
): Promise<void> {
  await sql`select bonus_round(${brand}, ${memberId}, ${id}::bigint, 0, ${wasOpen}, ${now})`.execute(trx);
}
