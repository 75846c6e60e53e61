import { sql } from 'kysely';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { prizesByPlace, rafflePhase, type Raffle } from '#play/raffles/raffle.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Db } from '#server/db/types.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { rafflesOf } from '../raffles.ts';
import { rowOf } from '../standing.ts';

type Listed = AdminCallTypes['raffleList']['value']['raffles'][number];

async function winnersOf(db: Db, brand: string, raffle: Raffle): Promise<Listed['winners']> {
  const prizes = prizesByPlace(raffle);
  const rows = await db
    .selectFrom('raffle_winners as winner')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'winner.brand').onRef('member.id', '=', 'winner.member_id'),
    )
    .innerJoin('promotion_awards as award', (join) =>
      join.onRef('award.brand', '=', 'winner.brand').onRef('award.id', '=', 'winner.award'),
    )
    .select(['winner.place', 'winner.ticket', 'member.account', 'award.amount', 'award.state'])
    .where('winner.brand', '=', brand)
    .where('winner.raffle', '=', raffle.id)
    .orderBy('winner.place')
    .execute();
  return rows.map(({ place, ticket, account, amount, state }) => ({
    place,
    ticket: String(BigInt(ticket) + 1n),
    member: account,
    what: prizes[place - 1]?.what ?? 'money',
    amount,
    claimed: state !== 'OPEN',
  }));
}

async function listed(db: Db, brand: LiveBrand, raffle: Raffle, now: Date): Promise<Listed> {
  const row = await rowOf(db, { brand: brand.brand, raffle: raffle.id });
  const { tickets, members } = await db
    .selectFrom('raffle_entries')
    .select([
      sql<string>`coalesce(sum(tickets), 0)::text`.as('tickets'),
      sql<number>`count(distinct member_id)::integer`.as('members'),
    ])
    .where('brand', '=', brand.brand)
    .where('raffle', '=', raffle.id)
    .executeTakeFirstOrThrow();
  const isOff = raffle.enabled === false;
  return {
    id: raffle.id,
    title: plainTranslator(brand, 'en')(raffle.title),
    phase: row?.drawn_at ? 'drawn' : isOff ? 'off' : rafflePhase(raffle, now),
    until: raffle.until,
    drawsAt: raffle.drawsAt,
    tickets,
    members,
    winners: await winnersOf(db, brand.brand, raffle),
  };
}

/** Raffles with their tickets and winners, for operators with the right `payments`. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('raffleList', (call) =>
    onBrand(call, async (brand, { db }) => {
      const raffles: Listed[] = [];
      for (const raffle of rafflesOf(brand))
        raffles.push(await listed(db, brand, raffle, call.services.context.clock()));
      return { raffles };
    }),
  ),
];
