import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Draw } from './draws.ts';
import type { SettledBetRow } from './settled-bet.ts';

export type MemberBet = SettledBetRow & {
  game_code: string;
  round: string;
  settled_at: Date | null;
  draw: Draw | undefined;
};

type Wanted = {
  brand: string;
  memberId: string;
  open?: boolean | undefined;
  game?: string | undefined;
  chase?: string | undefined;
  /** `next` of the page before. */
  before?: string | undefined;
  limit: number;
};

/** `<milliseconds>.<id>`: where a page of bets ends. */
function placeOf(before: string | undefined): { at: Date; id: string } | undefined {
  const [, at, id] = /^(\d{1,15})\.(\d{1,18})$/u.exec(before ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id };
}

/** A member's lottery bets, the last first, each with its draw; `next` is where the following page begins. */
export async function betsOf(
  db: Db,
  { brand, memberId, open, game, chase, before, limit }: Wanted,
): Promise<{ bets: MemberBet[]; next: string | undefined }> {
  const place = placeOf(before);
  const { rows } = await sql<Omit<MemberBet, 'draw'>>`
    select member_id, id, currency, stake, payout, status, placed_at, settled_at, game_code, round, details from bets
      where brand = ${brand} and member_id = ${memberId} and source = 'lottery'
        ${open === undefined ? sql`` : open ? sql`and status = 'OPEN'` : sql`and status <> 'OPEN'`}
        ${game === undefined ? sql`` : sql`and game_code = ${game}`}
        ${chase === undefined ? sql`` : sql`and details ->> 'chase' = ${chase}`}
        ${place === undefined ? sql`` : sql`and (placed_at, id) < (${place.at}, ${place.id}::bigint)`}
      order by placed_at desc, id desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const draws = await drawsOf(db, brand, page);
  const end = page.at(-1);
  return {
    bets: page.map((bet) => ({ ...bet, draw: draws.get(`${bet.game_code}/${bet.round}`) })),
    next: rows.length > limit && end ? `${end.placed_at.getTime()}.${end.id}` : undefined,
  };
}

/** Draws of bets, by `<game>/<numero>`. */
export async function drawsOf(
  db: Db,
  brand: string,
  bets: readonly { game_code: string; round: string }[],
): Promise<Map<string, Draw>> {
  if (bets.length === 0) return new Map();
  const draws = await db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('brand', '=', brand)
    .where('game', 'in', [...new Set(bets.map(({ game_code }) => game_code))])
    .where('numero', 'in', [...new Set(bets.map(({ round }) => round))])
    .execute();
  return new Map(draws.map((draw) => [`${draw.game}/${draw.numero}`, draw]));
}
