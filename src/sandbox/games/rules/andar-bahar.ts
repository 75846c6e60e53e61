import { deal, rankOf, type Card } from './cards.ts';
import { spotRules, type SpotGame } from './spots.ts';

export type Run = { joker: Card; dealt: Card[] };

const bands: Readonly<Record<string, { from: number; to: number; pays: number }>> = {
  cards5: { from: 1, to: 5, pays: 35_000 },
  cards10: { from: 6, to: 10, pays: 42_000 },
  cards20: { from: 11, to: 20, pays: 32_000 },
  cards49: { from: 21, to: 49, pays: 45_000 },
};

/** Cards go to andar and bahar in turn until one has the joker's rank. */
export const andarBahar: SpotGame<Run> = {
  spots: ['andar', 'bahar', ...Object.keys(bands)],
  draw(dice) {
    const [joker = '', ...rest] = deal(dice, 52);
    const last = rest.findIndex((card) => rankOf(card) === rankOf(joker));
    return { joker, dealt: rest.slice(0, last + 1) };
  },
  returns(spot, { dealt }) {
    const band = bands[spot];
    if (band) return dealt.length >= band.from && dealt.length <= band.to ? band.pays : 0;
    const side = dealt.length % 2 === 1 ? 'andar' : 'bahar';
    return side !== spot ? 0 : spot === 'andar' ? 18_900 : 20_000;
  },
};
export const andarBaharRules = spotRules(andarBahar);
