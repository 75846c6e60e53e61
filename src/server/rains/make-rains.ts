import { zoneOf } from '#server/brands/documents.ts';
import { sql } from 'kysely';
import { rainsAround, type Rain, type RainWindow } from '#play/rains/rain.ts';
import { randomShares, type RandomBelow } from '#play/rains/shares.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { rainsOf } from './rains.ts';

/** Time before a rain at which its envelopes are made. */
const aheadMs = 120_000;

const bytesOfNumber = 8;
const numbers = 2n ** 64n;

/** Numbers that are all as likely; one in the uneven rest of the range is left out. */
const belowFrom =
  (random: RandomBytes): RandomBelow =>
  (below) => {
    const even = numbers - (numbers % below);
    for (;;) {
      const value = Buffer.from(random(bytesOfNumber)).readBigUInt64BE();
      if (value < even) return value % below;
    }
  };

type Ground = { brand: string; rain: Rain; window: RainWindow };

/** Makes the envelopes of a rain; nothing if another process has made them. */
async function makeRain(trx: Trx, { brand, rain, window }: Ground, random: RandomBytes): Promise<void> {
  const { id, what, budget, envelopes, step = 1, smallest = step } = rain;
  const made = await trx
    .insertInto('rains')
    .values({
      brand,
      rain: id,
      slot: window.slot,
      what,
      budget: BigInt(budget),
      envelopes,
      opens_at: window.from,
      closes_at: window.until,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slot')
    .executeTakeFirst();
  if (!made) return;
  const shares = randomShares(belowFrom(random), {
    budget: BigInt(budget),
    envelopes,
    step: BigInt(step),
    smallest: BigInt(smallest),
  });
  await sql`
    insert into rain_envelopes (brand, rain, slot, no, amount)
      select ${brand}, ${id}, ${window.slot}, share.place - 1, share.amount
        from unnest(${shares.map(String)}::bigint[]) with ordinality as share (amount, place)`.execute(trx);
}

/** Makes the envelopes of a brand's rains that fall now or soon, once for a rain. `done` has those that need no more looks. */
export async function makeRains(
  { db, random }: { db: Db; random: RandomBytes },
  brand: LiveBrand,
  now: Date,
  done = new Set<string>(),
): Promise<void> {
  for (const rain of rainsOf(brand)) {
    const around = rainsAround(rain, now, zoneOf(brand));
    const soon =
      around.next && around.next.from.getTime() - now.getTime() <= aheadMs ? around.next : undefined;
    for (const window of [around.now, soon]) {
      const key = window && `${brand.brand} ${rain.id} ${window.slot}`;
      if (!window || key === undefined || done.has(key)) continue;
      await db.transaction().execute((trx) => makeRain(trx, { brand: brand.brand, rain, window }, random));
      done.add(key);
    }
  }
}
