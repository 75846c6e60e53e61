import type { CallTypes } from '#contract/generated/calls.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { maskedText } from '#server/calls/masking.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { leaderboardsOf, type Leaderboard } from '../leaderboards.ts';
import { openAwards } from '../rewards.ts';
import type { Award } from '../standing.ts';
import { wordsOf } from '../words.ts';
import { presentAward } from './present-award.ts';

type Presented = CallTypes['leaderboards']['value']['boards'][number];

/** Prizes that wait, of all rankings. */
const openMax = 100;

const timesOf = ({ from, until }: { from: Date; until: Date }) => ({
  from: from.getTime(),
  until: until.getTime(),
});

function present(
  context: ContextOf<'leaderboards'>,
  { campaign, prizes, window, places, mine, last }: Leaderboard,
  awards: readonly Award[],
): Presented {
  const { title, content, terms } = wordsOf(context, campaign);
  const { by = 'stake', least } = campaign.trigger;
  return {
    id: campaign.id,
    title,
    content,
    terms,
    by,
    what: campaign.gives.what,
    ...(window && { window: timesOf(window) }),
    ...(least !== undefined && { least: String(least) }),
    prizes: prizes.map(String),
    places: places.map(({ memberId, account, place, amount }) => ({
      place,
      name: maskedText(account),
      amount: String(amount),
      prize: String(prizes[place - 1] ?? 0),
      mine: memberId === context.session.memberId,
    })),
    ...(mine && { mine: { place: mine.place, amount: String(mine.amount) } }),
    ...(last && {
      last: {
        ...timesOf(last.window),
        places: last.winners.map(({ account, place, prize }) => ({
          place,
          name: maskedText(account),
          prize: String(prize),
        })),
      },
    }),
    awards: awards
      .filter((award) => award.campaign === campaign.id)
      .map((award) => presentAward(context, award)),
  };
}

export const route = defineCall('leaderboards', async (context) => {
  const { brand, gateway, now, session } = context;
  const { memberId } = session;
  const owner = { brand: brand.brand, memberId };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  const boards = await leaderboardsOf(gateway.db, { brand, memberId, now });
  const awards = await openAwards(gateway.db, owner, openMax);
  return { boards: boards.map((board) => present(context, board, awards)), ...moneyOf(brand) };
});
