import { sql, type Selectable } from 'kysely';
import type { Json } from '#engine/json/json.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { betTypesOf, findLottery } from './catalogue.ts';
import { openDraws } from './draws.ts';
import { randomOf } from './fair.ts';
import { placeSlip, type PlacedSlip, type Placing } from './place-slip.ts';
import type { LotteryTicketsTable } from './tables.ts';

export type Ticket = Selectable<LotteryTicketsTable>;

type Owner = { brand: string; memberId: string };

const dayMs = 86_400_000;

/** Gives a member tickets; `id` names the reward, which gives them once. */
export async function giveTickets(
  trx: Trx,
  {
    brand,
    memberId,
    id,
    count,
    ticket: { game, betType, unit, days },
    now,
  }: Owner & {
    id: string;
    count: number;
    ticket: { game: string; betType: string; unit: string; days: number };
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('lottery_tickets')
    .values(
      Array.from({ length: count }, (_, index) => ({
        brand,
        member_id: memberId,
        id: `${id}-${index + 1}`,
        game,
        bet_type: betType,
        unit: BigInt(unit),
        bet_id: null,
        made_at: now,
        expires_at: new Date(now.getTime() + days * dayMs),
      })),
    )
    .execute();
}

/** Tickets of a member that can be played, those that end first at the front. */
export const openTickets = (
  db: Db,
  { brand, memberId, now, most }: Owner & { now: Date; most: number },
): Promise<Ticket[]> =>
  db
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('bet_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** Numbers of a bet type that a ticket plays: as many as its panel takes at least. */
export function ticketNumbers(brand: LiveBrand, { game, bet_type: type }: Pick<Ticket, 'game' | 'bet_type'>) {
  const lottery = findLottery(brand, game);
  const found = lottery && betTypesOf(lottery).find(({ id }) => id === type);
  if (!lottery || found?.panel.kind !== 'numbers') return undefined;
  const { length, min, separator, symbols } = found.panel;
  return { lottery, type: found, length, separator, symbols, count: Math.max(1, min) };
}

type Played =
  | { ok: true; value: PlacedSlip['bets'][number] }
  | { ok: false; code: 'TICKET_GONE' | 'DRAW_CLOSED' | 'BET_INVALID' | 'PLAYER_BLOCKED'; value?: unknown };

/**
 * Plays a ticket in the next draw of its game, by the numbers that the member chose or drawn ones. A ticket that was played answers
 * its bet.
 */
export async function playTicket(
  trx: Trx,
  {
    brand,
    memberId,
    id,
    numbers,
    now,
    random,
  }: Pick<Placing, 'brand' | 'memberId' | 'now'> & {
    id: string;
    numbers: readonly string[] | undefined;
    random: RandomBytes;
  },
): Promise<Played> {
  const ticket = await trx
    .selectFrom('lottery_tickets')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) return { ok: false, code: 'TICKET_GONE' };
  if (ticket.bet_id !== null) return { ok: true, value: await betOfTicket(trx, ticket) };
  const terms = ticketNumbers(brand, ticket);
  if (!terms || ticket.expires_at <= now) return { ok: false, code: 'TICKET_GONE' };
  if (numbers && new Set(numbers).size !== terms.count) return { ok: false, code: 'BET_INVALID' };
  const [draw] = await openDraws(trx, { brand: brand.brand, game: ticket.game, now, limit: 1 });
  if (!draw) return { ok: false, code: 'DRAW_CLOSED' };
  const selection: Json = numbers ? [...numbers] : terms.type.quickPick(randomOf(random(32)));
  const line = {
    game: ticket.game,
    numero: draw.numero,
    betType: ticket.bet_type,
    selection: selection as Placing['slip']['lines'][number]['selection'],
    unit: ticket.unit,
    multiple: 1,
  };
  const placed = await placeSlip(trx, {
    brand,
    memberId,
    slip: { lines: [line] },
    key: newId(random),
    now,
    ticket: id,
  });
  const bet = placed.ok ? placed.value.bets[0] : undefined;
  if (!placed.ok || !bet) {
    const code = placed.ok ? 'BET_INVALID' : placed.code;
    return { ok: false, code: code === 'DRAW_CLOSED' || code === 'PLAYER_BLOCKED' ? code : 'BET_INVALID' };
  }
  await trx
    .updateTable('lottery_tickets')
    .set({ bet_id: bet.id })
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
  return { ok: true, value: bet };
}

async function betOfTicket(trx: Trx, ticket: Ticket): Promise<PlacedSlip['bets'][number]> {
  const {
    game_code: game,
    round,
    details,
  } = await trx
    .selectFrom('bets')
    .select(['game_code', 'round', 'details'])
    .where('brand', '=', ticket.brand)
    .where('member_id', '=', ticket.member_id)
    .where('id', '=', ticket.bet_id ?? '')
    .executeTakeFirstOrThrow();
  const notes = typeof details['notes'] === 'number' ? details['notes'] : 1;
  const id = ticket.bet_id ?? '';
  return { id, game, numero: round, betType: ticket.bet_type, notes, stake: '0' };
}

/** Time that a ticket of a void draw has at least. */
const againMs = 7 * dayMs;

/** Gives tickets back whose draw is void. */
export async function returnTickets(
  trx: Trx,
  { brand, now }: { brand: string; now: Date },
  bets: readonly { member_id: string; id: string }[],
): Promise<void> {
  if (bets.length === 0) return;
  await sql`
    update lottery_tickets ticket
      set bet_id = null, expires_at = greatest(ticket.expires_at, ${new Date(now.getTime() + againMs)}::timestamptz)
      from unnest(${bets.map((bet) => bet.member_id)}::text[], ${bets.map((bet) => bet.id)}::bigint[]) bet (member_id, id)
      where ticket.brand = ${brand} and ticket.member_id = bet.member_id and ticket.bet_id = bet.id`.execute(
    trx,
  );
}
