import { sql } from 'kysely';
import { wagerTarget } from '#play/promotions/wagering.ts';
import {
  drawTickets,
  prizesByPlace,
  rafflePhase,
  type Raffle,
  type RafflePrize,
} from '#play/raffles/raffle.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import { secret } from '#server/crypto/secrets.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { tellMember } from '#server/events/tell-member.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import { randomOf, seedHash, seedOf } from '#server/lottery/fair.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignOfRaffle, rafflesOf } from './raffles.ts';

/** Time after the close in which tickets for what happened before are still given, before they get their numbers. */
const settleMs = 60_000;

export type RaffleWork = {
  db: Db;
  random: RandomBytes;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

type Ground = { brand: LiveBrand; raffle: Raffle; now: Date };

/** The seed of a raffle: of a key that never leaves the server, so that it is settled before the first ticket and kept nowhere. */
const seedOfRaffle = async (
  keeper: Pick<RaffleWork, 'db' | 'random'>,
  brand: string,
  id: string,
): Promise<Buffer> => seedOf(await secret(keeper, 'raffles'), brand, 'raffle', id);

/** SHA-256 of the seed of a raffle, which members see before the draw; written down when it is first asked for. */
export async function committedHash(
  keeper: Pick<RaffleWork, 'db' | 'random'>,
  brand: string,
  id: string,
): Promise<string> {
  const hash = seedHash(await seedOfRaffle(keeper, brand, id));
  const { seed_hash: kept } = await keeper.db
    .insertInto('raffles')
    .values({ brand, id, seed_hash: hash, tickets: null, closed_at: null, seed: null, drawn_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'id'])
        .doUpdateSet({ seed_hash: sql<string>`coalesce(raffles.seed_hash, excluded.seed_hash)` }),
    )
    .returning('seed_hash')
    .executeTakeFirstOrThrow();
  return kept ?? hash;
}

const lockedRow = (trx: Trx, { brand, raffle }: Ground) =>
  trx
    .selectFrom('raffles')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('id', '=', raffle.id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Numbers the tickets in the order in which they were given; once. */
async function close(trx: Trx, ground: Ground): Promise<void> {
  const { brand, raffle, now } = ground;
  const row = await lockedRow(trx, ground);
  if (row.closed_at) return;
  await sql`
    update raffle_entries entry set first = numbered.first
      from (
        select award, sum(tickets) over (order by at, award) - tickets as first
          from raffle_entries where brand = ${brand.brand} and raffle = ${raffle.id}
      ) numbered
      where entry.brand = ${brand.brand} and entry.raffle = ${raffle.id} and entry.award = numbered.award`.execute(
    trx,
  );
  await trx
    .updateTable('raffles')
    .set({
      closed_at: now,
      tickets: sql<bigint>`(
        select coalesce(sum(entry.tickets), 0) from raffle_entries entry
          where entry.brand = ${brand.brand} and entry.raffle = ${raffle.id})`,
    })
    .where('brand', '=', brand.brand)
    .where('id', '=', raffle.id)
    .execute();
}

/** Who holds a ticket. */
const holderOf = async (trx: Trx, { brand, raffle }: Ground, ticket: number): Promise<string> =>
  (
    await trx
      .selectFrom('raffle_entries')
      .select('member_id')
      .where('brand', '=', brand.brand)
      .where('raffle', '=', raffle.id)
      .where('first', '<=', String(ticket))
      .orderBy('first', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).member_id;

/** The award that waits for a winner; it is claimed like those of promotions. */
async function addPrize(
  trx: Trx,
  { brand, raffle, now }: Ground,
  { place, memberId, prize, id }: { place: number; memberId: string; prize: RafflePrize; id: string },
): Promise<void> {
  const { what, amount, wagering } = prize;
  const target = wagering && wagerTarget(wagering, { bonus: BigInt(amount), base: 0n });
  await trx
    .insertInto('promotion_awards')
    .values({
      brand: brand.brand,
      member_id: memberId,
      campaign: campaignOfRaffle(raffle.id),
      cause: `place:${place}`,
      id,
      what,
      amount: BigInt(amount),
      currency: what === 'points' ? null : moneyOf(brand).currency,
      wagering:
        what === 'bonus' && wagering ? JSON.stringify({ target: String(target), terms: wagering }) : null,
      raffle: null,
      state: 'OPEN',
      made_at: now,
      credited_at: null,
    })
    .execute();
}

/** Draws the winners from the committed seed, once; who has won. */
async function draw(
  trx: Trx,
  ground: Ground,
  { seed, random }: { seed: Buffer; random: RandomBytes },
): Promise<string[]> {
  const { brand, raffle, now } = ground;
  const row = await lockedRow(trx, ground);
  if (!row.closed_at || row.drawn_at) return [];
  const prizes = prizesByPlace(raffle);
  const won = drawTickets(randomOf(seed), { tickets: Number(row.tickets), places: prizes.length });
  const winners: string[] = [];
  for (const [index, ticket] of won.entries()) {
    const prize = prizes[index];
    if (!prize) break;
    const memberId = await holderOf(trx, ground, ticket);
    const won = { place: index + 1, memberId, id: newId(random) };
    await trx
      .insertInto('raffle_winners')
      .values({
        brand: brand.brand,
        raffle: raffle.id,
        place: won.place,
        ticket: BigInt(ticket),
        member_id: memberId,
        award: won.id,
      })
      .execute();
    await addPrize(trx, ground, { ...won, prize });
    await noteMessage(trx, {
      brand: brand.brand,
      memberId,
      topic: 'rewardWaiting',
      key: won.id,
      at: now,
      details: { promotion: raffle.title },
    });
    winners.push(memberId);
  }
  await trx
    .updateTable('raffles')
    .set({ drawn_at: now, seed: seed.toString('hex') })
    .where('brand', '=', brand.brand)
    .where('id', '=', raffle.id)
    .execute();
  return [...new Set(winners)];
}

/** Takes the steps of a raffle that are due; true once nothing is left to do. */
async function workRaffle(work: RaffleWork, ground: Ground): Promise<boolean> {
  const { brand, raffle, now } = ground;
  await committedHash(work, brand.brand, raffle.id);
  if (now.getTime() < Date.parse(raffle.until) + settleMs) return false;
  await work.db.transaction().execute((trx) => close(trx, ground));
  if (now.getTime() < Date.parse(raffle.drawsAt)) return false;
  const seed = await seedOfRaffle(work, brand.brand, raffle.id);
  const winners = await work.db
    .transaction()
    .execute((trx) => draw(trx, ground, { seed, random: work.random }));
  for (const memberId of winners)
    await tellMember(work.db, brand.brand, memberId, 'promotions').catch(work.report);
  return true;
}

/** Commits to the seeds of a brand's raffles, closes and draws those that are due. `done` has those that need no more looks. */
export async function workRaffles(
  work: RaffleWork,
  brand: LiveBrand,
  now: Date,
  done = new Set<string>(),
): Promise<void> {
  for (const raffle of rafflesOf(brand)) {
    const key = `${brand.brand} ${raffle.id}`;
    if (raffle.enabled === false || rafflePhase(raffle, now) === 'coming' || done.has(key)) continue;
    if (await workRaffle(work, { brand, raffle, now })) done.add(key);
  }
}
