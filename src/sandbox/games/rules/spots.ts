import type { Dice } from './fair/dice.ts';
import { amountOf, isRecord, paid, type Json, type Rules } from './rules.ts';

/** A game of one result on which stakes stand on spots: roulette, dice, cards against the house. */
export type SpotGame<Result extends Json> = {
  /** Every spot a stake may stand on. */
  spots: readonly string[];
  draw(dice: Dice): Result;
  /** Return of a stake on the spot, in ten-thousandths of it: 0 lost, 10_000 the stake again. */
  returns(spot: string, result: Result): number;
};

function stakesOf(game: SpotGame<Json>, bet: Json): [string, bigint][] | undefined {
  const stakes = isRecord(bet) ? Object.entries(bet) : [];
  if (stakes.length === 0 || stakes.length > 60) return undefined;
  const found: [string, bigint][] = [];
  for (const [spot, value] of stakes) {
    const amount = amountOf(value);
    if (amount === undefined || !game.spots.includes(spot)) return undefined;
    found.push([spot, amount]);
  }
  return found;
}

/** The rules of such a game: the bet is `{ <spot>: "<amount>", … }`, the view `{ result, wins: { <spot>: "<amount>" } }`. */
export function spotRules<Result extends Json>(game: SpotGame<Result>): Rules {
  const general = game as unknown as SpotGame<Json>;
  return {
    cost: (bet) => stakesOf(general, bet)?.reduce((sum, [, amount]) => sum + amount, 0n),
    begin(bet, dice) {
      const result = game.draw(dice);
      const wins: Record<string, string> = {};
      let payout = 0n;
      for (const [spot, amount] of stakesOf(general, bet) ?? []) {
        const win = paid(amount, game.returns(spot, result));
        if (win > 0n) wins[spot] = String(win);
        payout += win;
      }
      const view = { result, wins };
      return { state: view, view, payout };
    },
  };
}
