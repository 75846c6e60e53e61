import { sql } from 'kysely';
import { wagerTarget } from '#play/promotions/wagering.ts';
import { grantBonus } from '#server/bonus/grants.ts';
import type { Brands } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { tellMember } from '#server/events/tell-member.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { callVendor } from '#server/vendors/call-vendor.ts';
import type { Vendors } from '#server/vendors/connection.ts';
import { vendorPlayer } from '#server/vendors/launch-sessions.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { FreeRounds } from './free-rounds.ts';

export type FreeRoundsWork = {
  db: Db;
  brands: Pick<Brands, 'live'>;
  vendors: Vendors;
  random: RandomBytes;
  balanceHints: Pick<BalanceHints, 'balanceMoved'>;
  /** For what goes wrong; it is tried again. */
  report: (fault: unknown) => void;
};

/** Free rounds that one look takes. */
const atOnce = 100;
/** Time that one process has for what it took; then another one takes it. */
const leaseMs = 30_000;
/** Milliseconds that a vendor has to answer. */
const patienceMs = 8_000;
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
/** Time after the end in which vendors tell what the last rounds won. */
const lateMs = 86_400_000;

/** Takes free rounds that are due, so that no other process does meanwhile. */
const takeDue = async (db: Db, now: Date): Promise<FreeRounds[]> =>
  (
    await sql<FreeRounds>`
      update free_rounds taken set due_at = ${new Date(now.getTime() + leaseMs)}, tries = taken.tries + 1
        from (
          select brand, member_id, id from free_rounds
            where state <> 'ENDED' and due_at <= ${now} order by due_at limit ${atOnce} for update skip locked
        ) due
        where taken.brand = due.brand and taken.member_id = due.member_id and taken.id = due.id
        returning taken.*`.execute(db)
  ).rows;

const isGiven = (answer: unknown): true | undefined =>
  (answer as { status?: unknown } | null)?.status === 'GIVEN' ? true : undefined;

/** Tells the vendor of free rounds; false if it could not be told, or does not take them. */
async function give(work: FreeRoundsWork, row: FreeRounds, now: Date): Promise<boolean> {
  const { db, brands, vendors, random, report } = work;
  const { brand, member_id: memberId, id, vassalage, code, rounds, stake, currency } = row;
  const live = await brands.live(brand);
  const connection = live && (await vendors.vendorOf(live, vassalage));
  const refused = (why: string): false => {
    report(
      new Error(
        `The vendor ${vassalage} of ${brand} has not taken free rounds of ${code} (${why}); it is asked again.`,
      ),
    );
    return false;
  };
  if (!connection) return refused('NO_CONNECTION');
  const player = await vendorPlayer(db, { brand, memberId, vassalage, now, random });
  const until = row.expires_at.toISOString();
  const body = { freeRounds: id, player, game: code, rounds, stake, currency, until };
  const answer = await callVendor(connection, '/freerounds', body, {
    timeoutMs: patienceMs,
    read: isGiven,
    now,
  });
  if (!answer.ok) return refused(answer.code);
  await set(db, row, { state: 'GIVEN', due_at: new Date(row.expires_at.getTime() + lateMs) });
  return true;
}

const set = (
  db: Db,
  { brand, member_id, id }: FreeRounds,
  change: Partial<Pick<FreeRounds, 'state' | 'due_at'>>,
) =>
  db
    .updateTable('free_rounds')
    .set(change)
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('state', '!=', 'ENDED')
    .execute();

/** Ends free rounds; what they won becomes one bonus if it has to be wagered. */
const end = (db: Db, { brand, member_id: memberId, id }: FreeRounds, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Before the purses, as a win of a vendor locks them.
    const row = await trx
      .selectFrom('free_rounds')
      .selectAll()
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('state', '!=', 'ENDED')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    await set(trx, row, { state: 'ENDED' });
    const { won, wagering: terms, currency, campaign } = row;
    if (!terms || won === '0') return;
    await lockPurses(trx, { brand, memberIds: [memberId], currency });
    const amount = BigInt(won);
    const target = wagerTarget(terms, { bonus: amount, base: 0n });
    await grantBonus(trx, { brand, memberId, id, campaign, currency, amount, target, terms, now });
  });

/** Tells vendors of free rounds, and ends those that are over; false for what has to be tried again. */
async function workOne(work: FreeRoundsWork, row: FreeRounds, now: Date): Promise<boolean> {
  if (row.state === 'NEW' && row.expires_at > now) return give(work, row, now);
  await end(work.db, row, now);
  if (row.wagering) work.balanceHints.balanceMoved(row.brand, row.member_id);
  return true;
}

/** Does what is due for free rounds. A vendor that does not take them is asked again later, less and less often. */
export async function workFreeRounds(work: FreeRoundsWork, now: Date): Promise<void> {
  for (const row of await takeDue(work.db, now)) {
    const done = await workOne(work, row, now).catch((fault: unknown) => {
      work.report(fault);
      return false;
    });
    if (done) {
      await tellMember(work.db, row.brand, row.member_id, 'promotions').catch(work.report);
      continue;
    }
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(row.tries - 1, 20));
    await set(work.db, row, { due_at: new Date(now.getTime() + pause) });
  }
}
