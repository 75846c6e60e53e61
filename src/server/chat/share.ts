import { sql } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { Db } from '#server/db/types.ts';
import { playedGameNames } from '#server/winners/games.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { ChatLine } from './live/chat-line.ts';
import { chatOf } from './rooms.ts';

export type ChatShare = NonNullable<ChatLine['share']>;

type Row = {
  source: string;
  vassalage: string;
  game_type: string;
  game_code: string;
  round: string;
  stake: string;
  payout: string;
  status: string;
  details: {
    betType?: string;
    selection?: ChatShare['selection'];
    notes?: number;
    unit?: string;
    multiple?: number;
  };
};

/** Numbers of a selection that a message holds; a longer slip is shared without them. */
const numbersMost = 200;
const isShort = (selection: ChatShare['selection']): boolean =>
  selection !== undefined && (Array.isArray(selection) ? selection.length : 1) <= numbersMost;

/**
 * A bet of the member's own as the room sees it: of money only what the brand shows. Undefined unless it is theirs, and open or settled.
 */
export async function sharedPlay(
  db: Db,
  brand: LiveBrand,
  { memberId, bet }: { memberId: string; bet: string },
): Promise<ChatShare | undefined> {
  const { share: shown } = chatOf(brand);
  if (!shown) return undefined;
  const { rows } = await sql<Row>`
    select source, vassalage, game_type, game_code, round, stake::text, payout::text, status, details from bets
    where brand = ${brand.brand} and member_id = ${memberId} and id = ${bet}::bigint
      and status in ('OPEN', 'SETTLED')`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { betType, selection, notes, unit, multiple } = row.details;
  const won = row.status === 'SETTLED' && BigInt(row.payout) > BigInt(row.stake);
  const played = { vassalage: row.vassalage, gameType: row.game_type, gameCode: row.game_code };
  const languages = documentOf(brand, 'brand')?.languages ?? ['en'];
  const named = languages.map((language) => [language, playedGameNames(brand, language)(played)] as const);
  const game = named[0]?.[1];
  const slip =
    row.source === 'lottery' &&
    betType !== undefined &&
    isShort(selection) &&
    notes !== undefined &&
    unit !== undefined &&
    multiple !== undefined;
  return {
    kind: won ? 'win' : 'slip',
    names: Object.fromEntries(named.map(([language, { name }]) => [language, name])),
    ...(game?.image && { image: game.image }),
    ...(game?.id && { gameId: game.id }),
    vassalage: row.vassalage,
    gameType: row.game_type,
    game: row.game_code,
    lottery: slip,
    ...(row.source === 'lottery' && { round: row.round }),
    ...(slip && selection && { betType, selection, notes, unit, multiple }),
    ...((shown.stake ?? false) && { stake: row.stake }),
    ...(won && (shown.payout ?? true) && { payout: row.payout }),
    ...moneyOf(brand),
  };
}
