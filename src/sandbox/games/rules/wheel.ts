import { spotRules, type SpotGame } from './spots.ts';

/** Number of fields per colour, 54 in total. */
export const counts = { sky: 25, leaf: 15, sun: 7, coral: 4, violet: 2, gold: 1 } as const;
const total = 54;

/** The wheel: each colour spread over it as evenly as its count allows. */
export const fields: readonly string[] = Object.entries(counts)
  .flatMap(([colour, count]) =>
    Array.from({ length: count }, (_, at) => ({ colour, place: (at + 0.5) / count + count / 1e4 })),
  )
  .sort((a, b) => a.place - b.place)
  .map(({ colour }) => colour);

/** Gross ten-thousandths by colour: 96.5 % of what would be even, down to the hundredth. */
export const wheelPays: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(counts).map(([colour, count]) => [colour, Math.floor((0.965 * total * 100) / count) * 100]),
);

export const wheelGame: SpotGame<number> = {
  spots: Object.keys(counts),
  draw: (dice) => dice.below(total),
  returns: (spot, field) => (fields[field] === spot ? (wheelPays[spot] ?? 0) : 0),
};
export const wheelRules = spotRules(wheelGame);
