import { cloud, litBanner, printedBanner, type Actor } from './banner.ts';
import * as beasts from './motifs/beasts.ts';
import * as casino from './motifs/casino.ts';
import * as flowers from './motifs/flowers.ts';
import * as games from './motifs/games.ts';
import * as sea from './motifs/sea.ts';
import * as serpents from './motifs/serpents.ts';
import * as temples from './motifs/temples.ts';
import * as treasure from './motifs/treasure.ts';
import type { LitName, PrintedName } from './palettes.ts';
import type { GroundName, SceneName } from './scenes.ts';

const hero = { width: 1600, height: 800 };
const promo = { width: 640, height: 360 };
const tile = { width: 400, height: 300 };

const lit =
  (canvas: typeof hero, palette: LitName, scene: SceneName, ...actors: Actor[]) =>
  (name: string): string =>
    litBanner(name, canvas, actors, palette, scene);
const print =
  (canvas: typeof hero, palette: PrintedName, ground: GroundName, ...actors: Actor[]) =>
  (name: string): string =>
    printedBanner(name, canvas, actors, palette, ground, canvas !== tile);

const nine = casino.hand(
  [
    ['heart', '4'],
    ['club', '5'],
  ],
  26,
);
const flush = casino.hand(
  [
    ['spade', 'A'],
    ['heart', 'K'],
    ['diamond', 'Q'],
  ],
  18,
);

/** Wide pictures by pack and path. */
export const banners: Record<string, Record<string, (name: string) => string>> = {
  base: {
    'hero/welcome': lit(
      hero,
      'cyan',
      'bokeh',
      [casino.dice, 0.44, 0.7, 0.34],
      [casino.chips, 0.88, 0.66, 0.5],
      [casino.roulette, 0.66, 0.46, 0.7],
    ),
    'promo/start': lit(promo, 'cyan', 'rays', [treasure.chest, 0.5, 0.5, 0.78]),
    'promo/service': lit(promo, 'royal', 'rings', [games.planet, 0.5, 0.5, 0.74]),
    'categories/rng': lit(tile, 'violet', 'rays', [casino.sevens, 0.5, 0.48, 0.78]),
    'categories/live': lit(tile, 'crimson', 'bokeh', [casino.roulette, 0.5, 0.5, 0.8]),
    'categories/sports': lit(tile, 'jade', 'rays', [games.ball, 0.5, 0.5, 0.78]),
    'categories/esports': lit(tile, 'royal', 'grid', [games.gamepad, 0.5, 0.5, 0.76]),
    'categories/fish': lit(tile, 'ocean', 'deep', [sea.shoal, 0.5, 0.5, 0.8]),
    'categories/pvp': lit(tile, 'gold', 'lattice', [flush, 0.5, 0.5, 0.78]),
    'categories/lott': lit(tile, 'dusk', 'swirl', [casino.balls(['7', '2', '9']), 0.5, 0.5, 0.82]),
    'categories/elott': lit(tile, 'candy', 'rings', [games.stopwatch('1'), 0.5, 0.5, 0.78]),
  },
  aurora: {
    'hero/nightshift': lit(
      hero,
      'violet',
      'city',
      [casino.sevens, 0.9, 0.3, 0.34, 8, 0.95],
      [treasure.gems, 0.46, 0.74, 0.3],
      [serpents.koi, 0.66, 0.44, 0.78],
    ),
    'hero/tables': lit(
      hero,
      'noir',
      'bokeh',
      [casino.chips, 0.47, 0.7, 0.4],
      [flush, 0.9, 0.52, 0.48, 8],
      [casino.roulette, 0.67, 0.44, 0.76],
    ),
    'hero/launch': lit(
      hero,
      'royal',
      'night',
      [games.planet, 0.9, 0.28, 0.34],
      [casino.coinToss, 0.47, 0.66, 0.26, -10],
      [games.rocket, 0.67, 0.42, 0.86],
    ),
    'hero/reef': lit(
      hero,
      'ocean',
      'deep',
      [sea.jellyfish, 0.45, 0.4, 0.36],
      [sea.shell, 0.46, 0.82, 0.26],
      [sea.shoal, 0.9, 0.66, 0.36],
      [sea.shark, 0.67, 0.4, 0.76, -6],
    ),
    'hero/kickoff': lit(
      hero,
      'jade',
      'rays',
      [games.hoop, 0.9, 0.4, 0.42],
      [games.chinlone, 0.46, 0.7, 0.26],
      [games.ball, 0.67, 0.45, 0.74],
    ),
    'promo/firstlight': lit(promo, 'dusk', 'rays', [flowers.lotus, 0.5, 0.5, 0.82]),
    'promo/latehours': lit(
      promo,
      'violet',
      'night',
      [casino.sevens, 0.82, 0.66, 0.34, 6],
      [beasts.moonRabbit, 0.46, 0.48, 0.82],
    ),
    'promo/tableclub': lit(
      promo,
      'crimson',
      'bokeh',
      [casino.chips, 0.76, 0.6, 0.58],
      [flush, 0.42, 0.5, 0.74, -6],
    ),
    'promo/weekendrush': lit(promo, 'candy', 'rays', [treasure.crown, 0.5, 0.52, 0.74]),
    'promo/matchday': lit(
      promo,
      'jade',
      'rays',
      [treasure.trophy, 0.72, 0.5, 0.7],
      [games.ball, 0.4, 0.5, 0.7],
    ),
    'promo/invite': lit(
      promo,
      'royal',
      'swirl',
      [games.gamepad, 0.76, 0.58, 0.5, 8],
      [games.rocket, 0.42, 0.48, 0.84],
    ),
  },
  padauk: {
    'hero/twodigit': print(
      hero,
      'turmeric',
      'sunburst',
      [flowers.padauk, 0.9, 0.3, 0.5, 10],
      [games.ticket('47'), 0.44, 0.76, 0.34, -6],
      [casino.balls(['4', '7']), 0.66, 0.5, 0.6],
    ),
    'hero/stations': print(
      hero,
      'pond',
      'sunburst',
      [cloud, 0.42, 0.26, 0.24],
      [cloud, 0.92, 0.22, 0.3],
      [temples.mountains, 0.9, 0.64, 0.6],
      [temples.river, 0.66, 0.5, 0.68],
    ),
    'hero/cardnight': print(
      hero,
      'indigo',
      'sunburst',
      [temples.lanterns, 0.9, 0.4, 0.6],
      [casino.dice, 0.45, 0.72, 0.3],
      [nine, 0.66, 0.5, 0.56],
    ),
    'hero/harvest': print(
      hero,
      'leaf',
      'sunburst',
      [flowers.padauk, 0.92, 0.36, 0.56, 20],
      [temples.parasol, 0.44, 0.7, 0.4],
      [temples.pagoda, 0.66, 0.5, 0.7],
    ),
    'promo/firstticket': print(promo, 'madder', 'sunburst', [games.ticket('25'), 0.5, 0.48, 0.76]),
    'promo/drawday': print(promo, 'turmeric', 'sunburst', [casino.balls(['1', '1', '6']), 0.5, 0.48, 0.72]),
    'promo/goldenleaf': print(promo, 'leaf', 'sunburst', [flowers.padauk, 0.5, 0.48, 0.74]),
    'promo/teahouse': print(promo, 'teak', 'sunburst', [treasure.lamp, 0.5, 0.48, 0.72]),
    'promo/fortnight': print(promo, 'indigo', 'sunburst', [games.stopwatch('15'), 0.5, 0.48, 0.72]),
    'promo/neighbours': print(promo, 'pond', 'sunburst', [beasts.elephant, 0.5, 0.48, 0.74]),
    'categories/rng': print(tile, 'madder', 'sunburst', [casino.sevens, 0.5, 0.44, 0.62]),
    'categories/live': print(tile, 'teak', 'sunburst', [casino.roulette, 0.5, 0.44, 0.66]),
    'categories/sports': print(tile, 'pond', 'sunburst', [games.chinlone, 0.5, 0.44, 0.64]),
    'categories/esports': print(tile, 'indigo', 'sunburst', [games.gamepad, 0.5, 0.44, 0.62]),
    'categories/fish': print(tile, 'pond', 'scallop', [sea.crab, 0.5, 0.44, 0.68]),
    'categories/pvp': print(tile, 'leaf', 'sunburst', [nine, 0.5, 0.44, 0.62]),
    'categories/lott': print(tile, 'turmeric', 'sunburst', [casino.balls(['2', '8', '5']), 0.5, 0.44, 0.68]),
    'categories/elott': print(tile, 'lotus', 'sunburst', [games.stopwatch('1'), 0.5, 0.44, 0.66]),
  },
};
