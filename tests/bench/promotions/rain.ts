import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Rain } from '#play/rains/rain.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { catchEnvelope } from '#server/rains/catch-envelope.ts';
import { makeRains } from '#server/rains/make-rains.ts';

/** The rain falls at this moment. */
const at = new Date('2026-03-01T12:00:30Z');
/** Members who take at the same time. */
const hands = 16;
const currency = 'MMK';

const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

/** Milliseconds of each of `count` takes, `hands` of them at a time. */
async function timed(count: number, take: (n: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: hands }, async () => {
      while (next < count) {
        const n = next;
        next += 1;
        const began = performance.now();
        await take(n);
        took.push(performance.now() - began);
      }
    }),
  );
  return took;
}

/** Counts one row down, and does nothing else: the milliseconds of each. */
export async function bareTakes(db: Db, name: string, count: number): Promise<number[]> {
  await sql`create table if not exists bare_rains (name text primary key, "left" integer not null)`.execute(
    db,
  );
  await sql`insert into bare_rains (name, "left") values (${name}, ${count})`.execute(db);
  return timed(count, () =>
    sql`update bare_rains set "left" = "left" - 1 where name = ${name} and "left" > 0`.execute(db),
  );
}

/** Takes and credits envelopes of a rain as the call does, one for each member: the milliseconds of each. */
export async function envelopeTakes(db: Db, brand: string, count: number): Promise<number[]> {
  const rain: Rain = {
    kind: 'rain',
    id: 'shower',
    title: 'lane.hot',
    summary: 'lane.hot',
    terms: 'lane.empty',
    from: '2026-01-01T00:00:00Z',
    until: '2027-01-01T00:00:00Z',
    times: [{ at: '12:00', minutes: 5 }],
    what: 'money',
    budget: count * 100,
    envelopes: count,
  };
  const live: LiveBrand = { brand, seq: 1, documents: { ...brandDocuments(), 'rain/shower': rain } };
  await makeRains({ db, random }, live, at);
  const { slot } = await db
    .selectFrom('rains')
    .select('slot')
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  const taken: number[] = await timed(count, (n) =>
    db.transaction().execute(async (trx) => {
      const memberId = `catcher-${n}`;
      await lockPurses(trx, { brand, memberIds: [memberId], currency });
      const award = await catchEnvelope(
        trx,
        { brand, rain: 'shower', slot },
        { memberId, currency, now: at, random },
      );
      if (!award) throw new Error('An envelope was not there.');
    }),
  );
  return taken;
}
