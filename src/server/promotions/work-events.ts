import { sql, type Selectable } from 'kysely';
import { causeOf, type PromotionEvent } from '#play/promotions/cause.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { findMember } from '#server/members/members.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { stillCounts } from '#server/referral/household.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { giveAward } from './award.ts';
import { campaignsOf } from './campaigns.ts';
import { depositNumber } from './deposit-counts.ts';
import { noteReferrals } from './note-referrals.ts';
import { tellPromotions, type Promotions } from './promotions.ts';
import type { Award } from './standing.ts';
import type { PromotionEvents } from './tables.ts';

type Row = Selectable<PromotionEvents>;

export type EventWork = Promotions & { brands: Pick<Brands, 'live'>; random: RandomBytes };

/** Milliseconds until an event that failed is tried again, doubled each time up to an hour. */
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** The next event that is due: the first of its member, so that a member's events are worked out in their order. */
const nextDue = (db: Db, now: Date): Promise<Pick<Row, 'brand' | 'id'> | undefined> =>
  db
    .selectFrom('promotion_events as event')
    .select(['event.brand', 'event.id'])
    .where('event.done_at', 'is', null)
    .where('event.due_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promotion_events as before')
            .select('before.id')
            .whereRef('before.brand', '=', 'event.brand')
            .whereRef('before.member_id', '=', 'event.member_id')
            .whereRef('before.id', '<', 'event.id')
            .where('before.done_at', 'is', null),
        ),
      ),
    )
    .orderBy('event.due_at')
    .orderBy('event.id')
    .limit(1)
    .executeTakeFirst();

async function eventOf(trx: Trx, row: Row): Promise<PromotionEvent> {
  const { brand, member_id: memberId, kind, key, at, campaign, method } = row;
  if (kind === 'registration') return { kind, at };
  const amount = BigInt(row.amount ?? 0);
  if (kind === 'login') return { kind, key, at, streak: amount };
  if (kind === 'level' || kind === 'salary') return { kind, key, at, campaign };
  if (kind === 'rank') return { kind, key, at, place: amount, campaign };
  if (kind === 'referral') return { kind, key, at, amount, campaign };
  if (kind !== 'deposit') return { kind, key, at, amount, campaign };
  const deposit = { key, at, method: method ?? '' };
  return { kind, amount, ...deposit, ...(await depositNumber(trx, { brand, memberId }, deposit)) };
}

/** Asks every campaign about an event; the awards that it made. */
async function awardsFor(
  trx: Trx,
  { brand, row, now, random }: { brand: LiveBrand; row: Row; now: Date; random: RandomBytes },
): Promise<Award[]> {
  const owner = { brand: row.brand, memberId: row.member_id };
  const member = await findMember(trx, owner.brand, owner.memberId);
  if (!member || (await protectionStatus(trx, owner, now)).exclusion) return [];
  const event = await eventOf(trx, row);
  if (event.kind === 'referral' && !(await stillCounts(trx, { brand: row.brand, memberId: event.key, now })))
    return [];
  const awards: Award[] = [];
  // By id, so that transactions lock budgets in one order.
  for (const campaign of campaignsOf(brand).toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const cause = causeOf(campaign, event);
    if (!cause) continue;
    const awarded = await giveAward(trx, { brand, member, campaign, cause, now, random });
    if (awarded.ok) awards.push(awarded.award);
  }
  return awards;
}

/** Works out one event under its lock; undefined if another process has it or has done it. */
async function workOne(
  { brands, db, random }: EventWork,
  due: Pick<Row, 'brand' | 'id'>,
  now: Date,
): Promise<{ memberId: string; awards: Award[] } | undefined> {
  // Before the transaction, in which no other connection may be asked for.
  const brand = await brands.live(due.brand);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('promotion_events')
      .selectAll()
      .where('brand', '=', due.brand)
      .where('id', '=', due.id)
      .where('done_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const memberId = row.member_id;
    if (brand)
      await lockPurses(trx, { brand: row.brand, memberIds: [memberId], currency: moneyOf(brand).currency });
    const awards = brand ? await awardsFor(trx, { brand, row, now, random }) : [];
    if (brand && (row.kind === 'registration' || row.kind === 'deposit'))
      await noteReferrals(trx, brand, now, memberId);
    await trx
      .updateTable('promotion_events')
      .set({ done_at: now })
      .where('brand', '=', row.brand)
      .where('id', '=', row.id)
      .execute();
    return { memberId, awards };
  });
}

const postpone = (db: Db, { brand, id }: Pick<Row, 'brand' | 'id'>, now: Date) =>
  db
    .updateTable('promotion_events')
    .set({
      tries: sql<number>`tries + 1`,
      due_at: sql<Date>`${now}::timestamptz
        + least(${firstPauseMs} * power(2, least(tries, 20)), ${longestPauseMs}) * interval '1 millisecond'`,
    })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();

/** Works out the next event; false if there is none, or another process has it. */
async function workNext(work: EventWork, now: Date): Promise<boolean> {
  const due = await nextDue(work.db, now);
  if (!due) return false;
  try {
    const done = await workOne(work, due, now);
    // Another process works on it; the next look goes on.
    if (!done) return false;
    await tellPromotions(work, { brand: due.brand, memberId: done.memberId }, done.awards);
  } catch (fault) {
    work.report(fault);
    await postpone(work.db, due, now);
  }
  return true;
}

/**
 * Works out the events that are due, each in a transaction with what it gives, so that a repeated look or another process gives nothing
 * twice. One that fails is reported and tried again later; those of other members go on.
 */
export async function workEvents(work: EventWork, now: Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await workNext(work, now)));
}
