import { sql, type Selectable } from 'kysely';
import type { Campaign } from '#play/promotions/campaign.ts';
import { causeOf } from '#play/promotions/cause.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { giveAward } from './award.ts';
import { campaignsOn } from './campaigns.ts';
import { readEventFacts } from './event-facts.ts';
import { noteReferrals } from './note-referrals.ts';
import { tellPromotions, type Promotions } from './promotions.ts';
import type { Award } from './standing.ts';
import type { PromotionEvents } from './tables.ts';

type Row = Selectable<PromotionEvents>;
type Due = Pick<Row, 'brand' | 'id'>;

export type EventWork = Promotions & { brands: Pick<Brands, 'live'>; random: RandomBytes };

/** Events that one transaction works out, each of another member: few enough that no purse is locked for long. */
const batchMax = 100;

/** Milliseconds until an event that failed is tried again, doubled each time up to an hour. */
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** The next events that are due, each the first of its member, so that a member's events are worked out in their order. */
const nextDue = (db: Db, now: Date): Promise<Due[]> =>
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
    .limit(batchMax)
    .execute();

/** Asks the campaigns that events may set off; the awards that they made, by member. */
async function awardsFor(
  trx: Trx,
  { brand, rows, now, random }: { brand: LiveBrand; rows: readonly Row[]; now: Date; random: RandomBytes },
): Promise<Map<string, Award[]>> {
  const awards = new Map<string, Award[]>();
  const asked = [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => campaignsOn(brand, kind));
  if (asked.length === 0) return awards;
  const facts = await readEventFacts(trx, { brand, rows, now, asked });
  // By item and id, for all members, so that transactions lock stocks and budgets in one order.
  const place = ({ id, gives: { item = '' } }: Campaign): string => `${item} ${id}`;
  for (const campaign of asked.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)))
    for (const { member, event, shares } of facts) {
      const cause = causeOf(campaign, event);
      if (!cause) continue;
      const awarded = await giveAward(trx, { brand, member, campaign, cause, now, random, shares });
      if (awarded.ok) awards.set(member.id, [...(awards.get(member.id) ?? []), awarded.award]);
    }
  return awards;
}

/** Works out events of one brand under their locks; the awards by member, without those that another process has or has done. */
const workBatch = (
  { db, random }: EventWork,
  { brand, name, ids }: { brand: LiveBrand | undefined; name: string; ids: readonly string[] },
  now: Date,
): Promise<Map<string, Award[]>> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('promotion_events')
      .selectAll()
      .where('brand', '=', name)
      .where('id', 'in', ids)
      .where('done_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return new Map();
    const memberIds = rows.map(({ member_id: id }) => id);
    if (brand) await lockPurses(trx, { brand: name, memberIds, currency: moneyOf(brand).currency });
    const awards = brand ? await awardsFor(trx, { brand, rows, now, random }) : new Map<string, Award[]>();
    const came = rows.filter(({ kind }) => kind === 'registration' || kind === 'deposit');
    if (brand && came.length > 0)
      await noteReferrals(
        trx,
        brand,
        now,
        came.map(({ member_id: id }) => id),
      );
    await trx
      .updateTable('promotion_events')
      .set({ done_at: now })
      .where('brand', '=', name)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return new Map(memberIds.map((id) => [id, awards.get(id) ?? []]));
  });

const postpone = (db: Db, { brand, id }: Due, now: Date) =>
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

type Batch = { brand: LiveBrand | undefined; name: string };

/** Works out events one by one, of which some fails: it is tried again later, and those of other members go on. */
async function workEach(work: EventWork, batch: Batch, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    try {
      await tellPromotions(work, batch.name, await workBatch(work, { ...batch, ids: [id] }, now));
    } catch (fault) {
      work.report(fault);
      await postpone(work.db, { brand: batch.name, id }, now);
    }
  }
}

/** Works out the next events; false if there are none, or other processes have them. */
async function workNext(work: EventWork, now: Date): Promise<boolean> {
  const due = await nextDue(work.db, now);
  const name = due[0]?.brand;
  if (name === undefined) return false;
  // Before the transaction, in which no other connection may be asked for.
  const batch = { brand: await work.brands.live(name), name };
  const ids = due.filter(({ brand }) => brand === name).map(({ id }) => id);
  let awards: Map<string, Award[]>;
  try {
    awards = await workBatch(work, { ...batch, ids }, now);
  } catch (fault) {
    if (ids.length === 1) work.report(fault);
    if (ids.length === 1) await postpone(work.db, { brand: name, id: ids[0] ?? '' }, now);
    else await workEach(work, batch, ids, now);
    return true;
  }
  await tellPromotions(work, name, awards);
  // Other processes work on what is due; the next look goes on.
  return awards.size > 0;
}

/**
 * Works out the events that are due, some of them in one transaction with what they give, so that a repeated look or another process gives
 * nothing twice. One that fails is reported and tried again later; those of other members go on.
 */
export async function workEvents(work: EventWork, now: Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await workNext(work, now)));
}
