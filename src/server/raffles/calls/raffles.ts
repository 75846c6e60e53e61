import type { CallTypes } from '#contract/generated/calls.ts';
import { phaseAt } from '#play/promotions/campaign.ts';
import { prizesByPlace, rafflePhase, type Raffle } from '#play/raffles/raffle.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { maskedText } from '#server/calls/masking.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { presentAward } from '#server/promotions/calls/present-award.ts';
import { campaignsOf } from '#server/promotions/campaigns.ts';
import { openAwards } from '#server/promotions/rewards.ts';
import type { Award } from '#server/promotions/standing.ts';
import { wordsOf } from '#server/promotions/words.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignOfRaffle, rafflesOf } from '../raffles.ts';
import { numbersOf, rowOf, ticketsOf, winnersOf, type RaffleRow } from '../standing.ts';
import { committedHash } from '../work-raffles.ts';

type Context = ContextOf<'raffles'>;
type Presented = CallTypes['raffles']['value']['raffles'][number];

/** Time for which a result is told. */
const toldMs = 30 * 86_400_000;
const runsMax = 50;
const openMax = 100;

/** Members count from 1. */
const shown = (ticket: bigint): string => String(ticket + 1n);

/** Promotions by which members get tickets now. */
const waysOf = (context: Context, { id }: Raffle): Presented['ways'] =>
  campaignsOf(context.brand)
    .filter(
      (campaign) =>
        campaign.gives.raffle === id &&
        campaign.enabled !== false &&
        phaseAt(campaign, context.now) === 'running',
    )
    .map((campaign) => {
      const { title, content } = wordsOf(context, campaign);
      return { id: campaign.id, title, content };
    });

async function resultOf(
  { brand, gateway, session }: Context,
  raffle: Raffle,
  { seed, drawn_at: at }: RaffleRow,
): Promise<Presented['result']> {
  if (seed === null || at === null) return undefined;
  const prizes = prizesByPlace(raffle);
  const winners = await winnersOf(gateway.db, { brand: brand.brand, raffle: raffle.id });
  return {
    seed,
    at: at.toISOString(),
    winners: winners.flatMap(({ place, ticket, memberId, account }) => {
      const prize = prizes[place - 1];
      return prize
        ? [
            {
              place,
              ticket: shown(BigInt(ticket)),
              name: maskedText(account),
              mine: memberId === session.memberId,
              what: prize.what,
              amount: String(prize.amount),
            },
          ]
        : [];
    }),
  };
}

async function present(context: Context, raffle: Raffle, awards: readonly Award[]): Promise<Presented> {
  const { brand, gateway, now, session } = context;
  const ground = { brand: brand.brand, raffle: raffle.id };
  const { memberId } = session;
  const seedHash = await committedHash(gateway, ground.brand, raffle.id);
  const row = await rowOf(gateway.db, ground);
  const tickets = await ticketsOf(gateway.db, ground, memberId);
  const numbers = row?.closed_at ? await numbersOf(gateway.db, ground, { memberId, most: runsMax }) : [];
  const result = row && (await resultOf(context, raffle, row));
  const phase = rafflePhase(raffle, now);
  return {
    ...wordsOf(context, raffle),
    drawsAt: Date.parse(raffle.drawsAt),
    phase: result ? 'drawn' : phase === 'due' ? 'closed' : phase,
    prizes: raffle.prizes.map(({ places = 1, what, amount }) => ({ places, what, amount: String(amount) })),
    tickets: tickets.all,
    mine: tickets.mine,
    numbers: numbers.map(({ first, tickets: count }) => ({
      first: shown(first),
      last: shown(first + count - 1n),
    })),
    seedHash,
    ways: waysOf(context, raffle),
    ...(result && { result }),
    awards: awards
      .filter(({ campaign }) => campaign === campaignOfRaffle(raffle.id))
      .map((award) => presentAward(context, award)),
  };
}

export const route = defineCall('raffles', async (context) => {
  const { brand, gateway, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  const awards = await openAwards(gateway.db, owner, openMax);
  const told = rafflesOf(brand).filter(
    (raffle) => raffle.enabled !== false && now.getTime() < Date.parse(raffle.drawsAt) + toldMs,
  );
  const raffles: Presented[] = [];
  for (const raffle of told) raffles.push(await present(context, raffle, awards));
  return { raffles, ...moneyOf(brand) };
});
