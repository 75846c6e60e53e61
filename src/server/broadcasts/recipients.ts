import { factsOf } from '#engine/conditions/conditions.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { balanceFact } from '#play/promotions/known-facts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { withoutOffers } from '#server/inbox/choices.ts';
import { playableOfMembers } from '#server/ledger/balances.ts';
import type { Member } from '#server/members/members.ts';
import { keptLevels } from '#server/points/member-level.ts';
import { asksDeposits, isFor } from '#server/promotions/audience.ts';
import { askedDeposits, depositTotals, noDeposits } from '#server/promotions/deposit-counts.ts';
import { excludedAmong } from '#server/protection/excluded-among.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

/** Whom a message is written to: members by their ids, or an audience, which is all without a condition. */
export type Recipients = { memberIds: readonly string[] } | { audience: Campaign['audience'] };

export type Addressed = { recipients: Recipients; promotional: boolean };

/** Members of type 4 are guests, who have no messages. */
const guest = 4;

const addressed = (db: Db, brand: string, recipients: Recipients) =>
  db
    .selectFrom('members')
    .where('brand', '=', brand)
    .where('type', '!=', guest)
    .where('preview', 'is', null)
    .$if('memberIds' in recipients, (query) =>
      query.where('id', 'in', 'memberIds' in recipients ? recipients.memberIds : []),
    );

/** The next of those that may be meant, in the order of their ids, which are random. */
export const membersAfter = (
  db: Db,
  brand: string,
  { recipients, after, most }: { recipients: Recipients; after: string; most: number },
): Promise<Member[]> =>
  addressed(db, brand, recipients).selectAll().where('id', '>', after).orderBy('id').limit(most).execute();

export async function countMembers(db: Db, brand: string, recipients: Recipients): Promise<number> {
  const { count } = await addressed(db, brand, recipients)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function inAudience(
  db: Db,
  brand: LiveBrand,
  audience: NonNullable<Campaign['audience']>,
  { members, now }: { members: readonly Member[]; now: Date },
): Promise<Member[]> {
  const ids = members.map(({ id }) => id);
  const levels = await keptLevels(db, brand.brand, ids);
  const totals = asksDeposits({ audience }) ? await depositTotals(db, brand.brand, ids) : undefined;
  const balances = factsOf(audience).includes(balanceFact)
    ? await playableOfMembers(db, { brand: brand.brand, currency: moneyOf(brand).currency }, ids)
    : undefined;
  return members.filter((member) => {
    const deposits = askedDeposits(totals?.get(member.id) ?? noDeposits);
    const level = levels.get(member.id);
    const looked = balances && { [balanceFact]: Number(balances.get(member.id) ?? 0n) };
    return isFor(brand, { audience }, { member, level, at: now, ...deposits }, looked);
  });
}

/** Those of some members who get a message: of an audience whom its condition holds for, of offers nobody who is excluded or said no. */
export async function chosenAmong(
  db: Db,
  brand: LiveBrand,
  { recipients, promotional }: Addressed,
  { members, now }: { members: readonly Member[]; now: Date },
): Promise<string[]> {
  if (members.length === 0) return [];
  const meant =
    'audience' in recipients && recipients.audience !== undefined
      ? await inAudience(db, brand, recipients.audience, { members, now })
      : members;
  const ids = meant.map(({ id }) => id);
  if (!promotional) return ids;
  const owners = { brand: brand.brand, memberIds: ids };
  const excluded = await excludedAmong(db, owners, now);
  const refusing = await withoutOffers(db, owners);
  return ids.filter((id) => !excluded.has(id) && !refusing.has(id));
}
