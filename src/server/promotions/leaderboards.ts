import { zoneOf } from '#server/brands/documents.ts';
import { sql } from 'kysely';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { keyedCause } from '#play/promotions/cause.ts';
import { rewardFor } from '#play/promotions/reward.ts';
import { endedWindows, runningWindow, type PlayWindow } from '#play/promotions/windows.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';
import { rankingIn } from './play.ts';

type Reader = { brand: LiveBrand; memberId: string; now: Date };

type Place = { memberId: string; account: string; place: number; amount: bigint };
type Winner = { account: string; place: number; prize: bigint };

export type Leaderboard = {
  campaign: Campaign;
  /** Prize of each place, the first place first. */
  prizes: readonly bigint[];
  /** Undefined while no window lies whole in the period. */
  window: PlayWindow | undefined;
  /** Those with a prize. */
  places: readonly Place[];
  mine: Place | undefined;
  /** Winners of the window before, with what they were given. */
  last: { window: PlayWindow; winners: readonly Winner[] } | undefined;
};

/** The places of a window that have a prize, and that of the member. */
async function placesIn(
  db: Db,
  { brand, memberId, now }: Reader,
  campaign: Campaign,
  window: PlayWindow,
): Promise<Place[]> {
  const { currency } = moneyOf(brand);
  const { rows } = await sql<{ member_id: string; account: string; amount: string; place: string }>`
    select member_id, account, amount::text as amount, place::text as place
      from (${rankingIn(brand, { campaign, window }, { currency, now })}) ranked
      where place <= ${campaign.trigger.places ?? 1} or member_id = ${memberId}
      order by ranked.place`.execute(db);
  return rows.map(({ member_id: id, account, amount, place }) => ({
    memberId: id,
    account,
    amount: BigInt(amount),
    place: Number(place),
  }));
}

/** Who was given what for a window that is closed. */
async function winnersOf(db: Db, brand: string, { id }: Campaign, { day }: PlayWindow): Promise<Winner[]> {
  const rows = await db
    .selectFrom('promotion_events as event')
    .innerJoin('promotion_awards as award', (join) =>
      join
        .onRef('award.brand', '=', 'event.brand')
        .onRef('award.member_id', '=', 'event.member_id')
        .onRef('award.campaign', '=', 'event.campaign')
        .on('award.cause', '=', keyedCause('rank', day)),
    )
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'event.brand').onRef('member.id', '=', 'event.member_id'),
    )
    .select(['member.account', 'event.amount as place', 'award.amount as prize'])
    .where('event.brand', '=', brand)
    .where('event.kind', '=', 'rank')
    .where('event.campaign', '=', id)
    .where('event.key', '=', day)
    .orderBy('event.amount')
    .execute();
  return rows.map(({ account, place, prize }) => ({ account, place: Number(place), prize: BigInt(prize) }));
}

async function leaderboard(db: Db, reader: Reader, campaign: Campaign): Promise<Leaderboard> {
  const { brand, memberId, now } = reader;
  const timeZone = zoneOf(brand);
  const most = campaign.trigger.places ?? 1;
  const isRunning = phaseAt(campaign, now) === 'running';
  const window = isRunning ? runningWindow(campaign, now, timeZone) : undefined;
  const places = window ? await placesIn(db, reader, campaign, window) : [];
  const [before] = endedWindows(campaign, now, { timeZone, most: 1 });
  const winners = before ? await winnersOf(db, brand.brand, campaign, before) : [];
  return {
    campaign,
    prizes: Array.from({ length: most }, (_, index) => rewardFor(campaign.gives, BigInt(index + 1))),
    window,
    places: places.filter(({ place }) => place <= most),
    mine: places.find((place) => place.memberId === memberId),
    last: before && winners.length > 0 ? { window: before, winners } : undefined,
  };
}

/** Rankings of a brand that are on and not over, as a member sees them. */
export async function leaderboardsOf(db: Db, reader: Reader): Promise<Leaderboard[]> {
  const { brand, now } = reader;
  const boards: Leaderboard[] = [];
  for (const campaign of campaignsOf(brand)) {
    const isOn = campaign.enabled !== false && phaseAt(campaign, now) !== 'over';
    if (campaign.trigger.on === 'rank' && isOn) boards.push(await leaderboard(db, reader, campaign));
  }
  return boards;
}
