import { sql, type RawBuilder } from 'kysely';
import { families } from '#play/lottery-families.ts';
import type { FamilyId } from '#play/lottery/family.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { LotteryBetDetails } from '../bet-details.ts';
import { numberStakes, type NumberBet, type NumberStake } from './number-stakes.ts';

/** Sales of every number of a draw that was bet on, in minor units. */
export async function numberSales(
  db: Db,
  { brand, game, numero }: { brand: string; game: string; numero: string },
): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('lottery_number_sales')
    .select(['number', 'sold'])
    .where('brand', '=', brand)
    .where('game', '=', game)
    .where('numero', '=', numero)
    .execute();
  return new Map(rows.map(({ number, sold }) => [number, BigInt(sold)]));
}

const asRows = (stakes: readonly NumberStake[]): RawBuilder<unknown> => sql`
  unnest(${stakes.map(({ game }) => game)}::text[], ${stakes.map(({ numero }) => numero)}::text[],
    ${stakes.map(({ number }) => number)}::text[], ${stakes.map(({ amount }) => String(amount))}::bigint[])`;

/**
 * Adds the stakes of bets to the sales of their numbers. The caller holds the draws' rows, and has posted the stakes before: sales are
 * always written after purses are locked.
 */
export async function addSales(trx: Trx, brand: string, bets: readonly NumberBet[]): Promise<void> {
  const stakes = numberStakes(bets);
  if (stakes.length === 0) return;
  await sql`
    insert into lottery_number_sales as sales (brand, game, numero, number, sold)
      select ${brand}, game, numero, number, amount from ${asRows(stakes)} s (game, numero, number, amount)
      on conflict (brand, game, numero, number) do update set sold = sales.sold + excluded.sold`.execute(trx);
}

/** A bet that is taken back, as its row has it. */
export type BetTakenBack = { game: string; numero: string; details: LotteryBetDetails };

/** Numbers of a stored bet; none for a bet of a type without numbers. */
function numbersOf({ betType, selection }: LotteryBetDetails, family: FamilyId): readonly string[] {
  const read = families.get(family)?.betTypes.get(betType)?.read(selection);
  return read?.ok ? (read.bet.numbers ?? []) : [];
}

/** Gives the numbers of bets that were taken back to others. After the refunds, as purses are locked before sales. */
export async function giveBackSales(trx: Trx, brand: string, taken: readonly BetTakenBack[]): Promise<void> {
  if (taken.length === 0) return;
  const draws = await trx
    .selectFrom('lottery_draws')
    .select(['game', 'family'])
    .distinct()
    .where('brand', '=', brand)
    .where('game', 'in', [...new Set(taken.map(({ game }) => game))])
    .where('numero', 'in', [...new Set(taken.map(({ numero }) => numero))])
    .execute();
  const familyOf = new Map(draws.map(({ game, family }) => [game, family]));
  const stakes = numberStakes(
    taken.map((bet) => {
      const family = familyOf.get(bet.game);
      return { ...bet, numbers: family === undefined ? [] : numbersOf(bet.details, family) };
    }),
  );
  if (stakes.length === 0) return;
  // Rows are locked in the order of the stakes before the update, which has no order of its own.
  await sql`
    with held as (
      select sales.game, sales.numero, sales.number, s.amount from lottery_number_sales sales
        join ${asRows(stakes)} with ordinality s (game, numero, number, amount, place)
          on sales.game = s.game and sales.numero = s.numero and sales.number = s.number
        where sales.brand = ${brand} order by s.place for update of sales)
    update lottery_number_sales sales set sold = sales.sold - held.amount from held
      where sales.brand = ${brand} and sales.game = held.game and sales.numero = held.numero and sales.number = held.number`.execute(
    trx,
  );
}
