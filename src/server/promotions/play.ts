import { sql, type RawBuilder } from 'kysely';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { Measure, PlayTrigger } from '#play/promotions/triggers.ts';
import type { PlayWindow } from '#play/promotions/windows.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';

type Only = NonNullable<Campaign['trigger']['only']>;
type Condition = RawBuilder<boolean>;

/** What a bet lost of the member's own money; bonus money is none. */
const lost = sql`stake - coalesce(bonus_stake, 0) - payout + coalesce(bonus_payout, 0)`;

/** How settled bets that a condition accepts are measured. */
const measures: Readonly<Record<Measure, (accepted: Condition) => RawBuilder<string>>> = {
  loss: (accepted) => sql`coalesce(sum(${lost}) filter (where ${accepted}), 0)`,
  stake: (accepted) => sql`coalesce(sum(valid_bet) filter (where ${accepted}), 0)`,
  rounds: (accepted) => sql`count(*) filter (where valid_bet > 0 and ${accepted})`,
  win: (accepted) => sql`coalesce(max(payout) filter (where payout > stake and ${accepted}), 0)`,
  wins: (accepted) => sql`coalesce(sum(payout) filter (where payout > stake and ${accepted}), 0)`,
};

const within = ({ from, until }: Pick<PlayWindow, 'from' | 'until'>): Condition =>
  sql`(settled_at >= ${from} and settled_at < ${until})`;

/** Condition on bets that play of these kinds accepts; what the brand no longer has accepts none. */
function playOf(
  brand: LiveBrand,
  { gameTypes = [], vendors = [], games = [], lotteries = [] }: Only,
): Condition {
  const lobby = documentOf(brand, 'lobby');
  const codes = vendors.flatMap((id) => lobby?.vendors?.[id]?.vassalage ?? []);
  const listed = games.flatMap((id) => {
    const game = lobby?.games?.[id];
    const vassalage = game && lobby.vendors?.[game.vendor]?.vassalage;
    return vassalage === undefined ? [] : [{ code: game?.code, vassalage }];
  });
  const any: Condition[] = [
    ...(gameTypes.length > 0 ? [sql<boolean>`game_type in (${sql.join(gameTypes)})`] : []),
    ...(codes.length > 0 ? [sql<boolean>`source <> 'lottery' and vassalage in (${sql.join(codes)})`] : []),
    ...listed.map(
      ({ code, vassalage }) =>
        sql<boolean>`source <> 'lottery' and vassalage = ${vassalage} and game_code = ${code}`,
    ),
    ...(lotteries.length > 0
      ? [sql<boolean>`source = 'lottery' and game_code in (${sql.join(lotteries)})`]
      : []),
  ];
  return any.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(any, sql` or `)})`;
}

const acceptedBy = (brand: LiveBrand, { only }: Campaign['trigger']): Condition =>
  only ? playOf(brand, only) : sql<boolean>`true`;

export type AskedPlay = { campaign: Campaign; measure: PlayTrigger; window: PlayWindow };

/** What a member's bets of windows measure, in the order of what is asked; one look at the bets for all. */
export async function playOfMember(
  db: Db,
  { brand, memberId, currency }: { brand: LiveBrand; memberId: string; currency: string },
  asked: readonly AskedPlay[],
): Promise<bigint[]> {
  if (asked.length === 0) return [];
  const since = new Date(Math.min(...asked.map(({ window }) => window.from.getTime())));
  const columns = asked.map(({ campaign, measure, window }, index) => {
    const accepted = sql<boolean>`${within(window)} and ${acceptedBy(brand, campaign.trigger)}`;
    return sql`${measures[measure](accepted)}::text as ${sql.ref(`m${index}`)}`;
  });
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(columns)} from bets
      where brand = ${brand.brand} and member_id = ${memberId} and currency = ${currency}
        and status = 'SETTLED' and settled_at >= ${since}`.execute(db);
  return asked.map((_, index) => BigInt(rows[0]?.[`m${index}`] ?? 0));
}

/** What the bets of each member who played in a window measure: a query of `member_id` and `amount`. */
export const playInWindow = (
  brand: LiveBrand,
  { campaign, measure, window }: AskedPlay,
  currency: string,
): RawBuilder<unknown> => sql`
  select member_id, ${measures[measure](acceptedBy(brand, campaign.trigger))} as amount from bets
    where brand = ${brand.brand} and currency = ${currency} and status = 'SETTLED' and ${within(window)}
    group by member_id`;

export type Ranked = { campaign: Campaign; window: PlayWindow };

/** Bets that a ranking counts, besides those that its play accepts. */
const counted = { stake: sql<boolean>`valid_bet > 0`, wins: sql<boolean>`payout > stake` } as const;

/**
 * The ranking of a window, the first place first: a query of `member_id`, `account`, `amount` and `place`. Of two with the same
 * amount the one that had it first comes first. Guests, accounts of previews, and members who are excluded now are not ranked.
 */
export const rankingIn = (
  brand: LiveBrand,
  { campaign: { trigger }, window }: Ranked,
  { currency, now }: { currency: string; now: Date },
): RawBuilder<unknown> => {
  const { by = 'stake', least = 1 } = trigger;
  const accepted = sql<boolean>`${counted[by]} and ${acceptedBy(brand, trigger)}`;
  return sql`
    select played.member_id, members.account, played.amount,
        row_number() over (order by played.amount desc, played.had_at, played.member_id) as place
      from (
        select member_id, ${measures[by](accepted)} as amount, max(settled_at) filter (where ${accepted}) as had_at
          from bets
          where brand = ${brand.brand} and currency = ${currency} and status = 'SETTLED' and ${within(window)}
          group by member_id
      ) played
      join members on members.brand = ${brand.brand} and members.id = played.member_id
      where played.amount >= ${String(least)}::bigint and members.preview is null and members.type <> 4
        and not exists (
          select from protection_members excluded
            where excluded.brand = ${brand.brand} and excluded.member_id = played.member_id
              and excluded.excluded_kind is not null
              and (excluded.excluded_until is null or excluded.excluded_until > ${now}))`;
};

/**
 * Bets of a period where members are named: a sum, so that no index of times is used. Without statistics, which the embedded database
 * never has, that one would be read for all members.
 */
export const settledWithin = ({ from, until }: Pick<PlayWindow, 'from' | 'until'>): Condition =>
  sql`(settled_at + interval '0 seconds' >= ${from} and settled_at + interval '0 seconds' < ${until})`;

export type PlayOfWindow = { member_id: string; day: string; amount: string; had_at: Date | null };

/**
 * What settled bets of some members measure in each day or week of a period that they played in; `day` is its first, `had_at` the time
 * of the last bet that counted.
 */
export async function playByWindow(
  db: Db,
  {
    brand,
    currency,
    timeZone,
    members,
  }: { brand: LiveBrand; currency: string; timeZone: string; members: readonly string[] },
  {
    campaign: { trigger },
    measure,
    window,
  }: { campaign: Pick<Campaign, 'trigger'>; measure: Measure; window: Pick<PlayWindow, 'from' | 'until'> },
): Promise<PlayOfWindow[]> {
  const accepted =
    trigger.on === 'rank'
      ? sql<boolean>`${counted[trigger.by ?? 'stake']} and ${acceptedBy(brand, trigger)}`
      : acceptedBy(brand, trigger);
  const { rows } = await sql<PlayOfWindow>`
    select member_id,
        to_char(date_trunc(${trigger.every ?? 'day'}::text, settled_at at time zone ${timeZone}::text), 'YYYY-MM-DD') as day,
        ${measures[measure](accepted)}::text as amount,
        max(settled_at) filter (where ${accepted}) as had_at
      from bets
      where brand = ${brand.brand} and currency = ${currency} and status = 'SETTLED' and ${settledWithin(window)}
        and member_id in (${sql.join(members)})
      group by 1, 2`.execute(db);
  return rows;
}
