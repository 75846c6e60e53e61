import type { Selectable } from 'kysely';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { PromotionEvent } from '#play/promotions/cause.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { findMembers, type Member } from '#server/members/members.ts';
import { excludedAmong } from '#server/protection/excluded-among.ts';
import { stillCounts } from '#server/referral/household.ts';
import { depositNumbers, type DepositNumber } from './deposit-counts.ts';
import { readSharesOf, type Shares } from './standing.ts';
import type { PromotionEvents } from './tables.ts';

type Row = Selectable<PromotionEvents>;

function eventOf(row: Row, numbers: ReadonlyMap<string, DepositNumber>): PromotionEvent {
  const { kind, key, at, campaign, method } = row;
  if (kind === 'registration') return { kind, at };
  const amount = BigInt(row.amount ?? 0);
  if (kind === 'login') return { kind, key, at, streak: amount };
  if (kind === 'level' || kind === 'salary' || kind === 'birthday') return { kind, key, at, campaign };
  if (kind === 'rank') return { kind, key, at, place: amount, campaign };
  if (kind === 'referral') return { kind, key, at, amount, campaign };
  if (kind !== 'deposit') return { kind, key, at, amount, campaign };
  const { nth, nthOfMethod } = numbers.get(row.id) ?? { nth: 0, nthOfMethod: 0 };
  return { kind, amount, key, at, method: method ?? '', nth, nthOfMethod };
}

/** What campaigns are asked about events of members who may be given something, each of another member; each fact is read once. */
export async function readEventFacts(
  trx: Trx,
  {
    brand,
    rows,
    now,
    asked,
  }: { brand: LiveBrand; rows: readonly Row[]; now: Date; asked: readonly Campaign[] },
): Promise<{ member: Member; event: PromotionEvent; shares: Shares }[]> {
  const memberIds = rows.map(({ member_id: id }) => id);
  const owners = { brand: brand.brand, memberIds };
  const members = await findMembers(trx, brand.brand, memberIds);
  const excluded = await excludedAmong(trx, owners, now);
  const shares = await readSharesOf(trx, brand, memberIds);
  const counts = asked.some(({ trigger: { nth } }) => nth !== undefined);
  const deposits = counts ? rows.filter(({ kind }) => kind === 'deposit') : [];
  const numbers = await depositNumbers(trx, brand.brand, deposits);
  const voided = new Set<string>();
  for (const { id, kind, key } of rows)
    if (kind === 'referral' && !(await stillCounts(trx, { brand: brand.brand, memberId: key, now })))
      voided.add(id);
  return rows.flatMap((row) => {
    const member = members.get(row.member_id);
    const has = shares.get(row.member_id);
    return member && has && !excluded.has(member.id) && !voided.has(row.id)
      ? [{ member, event: eventOf(row, numbers), shares: has }]
      : [];
  });
}
