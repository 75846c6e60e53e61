import * as arena from './motifs/arena.ts';
import * as beasts from './motifs/beasts.ts';
import * as cards from './motifs/cards.ts';
import * as dice from './motifs/dice.ts';
import * as farm from './motifs/farm.ts';
import * as fish from './motifs/fish.ts';
import * as flowers from './motifs/flowers.ts';
import * as luck from './motifs/luck.ts';
import * as regalia from './motifs/regalia.ts';
import * as sea from './motifs/sea.ts';
import * as space from './motifs/space.ts';
import * as sports from './motifs/sports.ts';
import * as stones from './motifs/stones.ts';
import * as table from './motifs/table.ts';
import * as temples from './motifs/temples.ts';
import * as voyage from './motifs/voyage.ts';
import { cloud, litBanner, printedBanner, type Actor } from './banner.ts';
import type { LitName, PrintedName } from './drawing/palettes.ts';
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
    printedBanner(name, canvas, actors, palette, ground);

const nine = cards.hand(
  [
    ['heart', '4'],
    ['club', '5'],
  ],
  26,
);
const flush = cards.hand(
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
      [dice.dice, 0.42, 0.68, 0.3],
      [table.chips, 0.85, 0.64, 0.46],
      [table.rouletteWheel, 0.62, 0.44, 0.7],
    ),
    'promo/start': lit(promo, 'cyan', 'rays', [voyage.chest, 0.5, 0.5, 0.78]),
    'promo/service': lit(promo, 'royal', 'rings', [space.planet, 0.5, 0.5, 0.74]),
    'mall/cash': lit(tile, 'gold', 'rays', [table.chips, 0.5, 0.5, 0.78]),
    'mall/top-up': lit(tile, 'cyan', 'rings', [luck.ticket('3000'), 0.5, 0.5, 0.8]),
    'mall/ball': lit(tile, 'jade', 'rays', [sports.ball, 0.5, 0.5, 0.76]),
    'mall/gamepad': lit(tile, 'royal', 'grid', [arena.gamepad, 0.5, 0.5, 0.76]),
    'mall/jade': lit(tile, 'dusk', 'bokeh', [stones.gems, 0.5, 0.5, 0.8]),
    'categories/rng': lit(tile, 'violet', 'rays', [luck.sevens, 0.5, 0.48, 0.78]),
    'categories/live': lit(tile, 'crimson', 'bokeh', [table.rouletteWheel, 0.5, 0.5, 0.8]),
    'categories/sports': lit(tile, 'jade', 'rays', [sports.ball, 0.5, 0.5, 0.78]),
    'categories/esports': lit(tile, 'royal', 'grid', [arena.gamepad, 0.5, 0.5, 0.76]),
    'categories/fish': lit(tile, 'ocean', 'deep', [fish.shoal, 0.5, 0.5, 0.8]),
    'categories/pvp': lit(tile, 'gold', 'lattice', [flush, 0.5, 0.5, 0.78]),
    'categories/lott': lit(tile, 'dusk', 'swirl', [dice.balls(['7', '2', '9']), 0.5, 0.5, 0.82]),
    'categories/elott': lit(tile, 'candy', 'rings', [luck.stopwatch('1'), 0.5, 0.5, 0.78]),
  },
  aurora: {
    'hero/nightshift': lit(
      hero,
      'violet',
      'grid',
      [stones.gems, 0.84, 0.66, 0.36],
      [regalia.crown, 0.42, 0.34, 0.2, -14],
      [luck.sevens, 0.62, 0.42, 0.84],
    ),
    'hero/tables': lit(
      hero,
      'noir',
      'bokeh',
      [table.chips, 0.43, 0.66, 0.36],
      [flush, 0.84, 0.5, 0.42, 10],
      [table.rouletteWheel, 0.63, 0.43, 0.74],
    ),
    'hero/launch': lit(
      hero,
      'royal',
      'night',
      [space.planet, 0.85, 0.3, 0.34],
      [luck.coinToss, 0.43, 0.62, 0.24, -10],
      [space.rocket, 0.62, 0.42, 0.84],
    ),
    'hero/reef': lit(
      hero,
      'ocean',
      'deep',
      [sea.jellyfish, 0.41, 0.36, 0.34],
      [sea.shell, 0.43, 0.78, 0.24],
      [fish.shoal, 0.85, 0.64, 0.36],
      [fish.shark, 0.63, 0.38, 0.76, -6],
    ),
    'hero/kickoff': lit(
      hero,
      'jade',
      'rays',
      [sports.hoop, 0.85, 0.42, 0.42],
      [sports.chinlone, 0.43, 0.66, 0.24],
      [sports.ball, 0.62, 0.43, 0.76],
    ),
    'promo/firstlight': lit(promo, 'dusk', 'rays', [flowers.lotus, 0.5, 0.5, 0.82]),
    'promo/latehours': lit(
      promo,
      'violet',
      'night',
      [luck.sevens, 0.82, 0.66, 0.34, 6],
      [farm.moonRabbit, 0.46, 0.48, 0.82],
    ),
    'promo/tableclub': lit(
      promo,
      'crimson',
      'bokeh',
      [table.chips, 0.76, 0.6, 0.58],
      [flush, 0.42, 0.5, 0.74, -6],
    ),
    'promo/weekendrush': lit(promo, 'candy', 'bokeh', [regalia.crown, 0.5, 0.52, 0.74]),
    'promo/matchday': lit(
      promo,
      'jade',
      'rays',
      [regalia.trophy, 0.72, 0.5, 0.7],
      [sports.ball, 0.4, 0.5, 0.7],
    ),
    'promo/invite': lit(
      promo,
      'royal',
      'swirl',
      [arena.gamepad, 0.76, 0.58, 0.5, 8],
      [space.rocket, 0.42, 0.48, 0.84],
    ),
  },
  padauk: {
    'mall/cash': print(tile, 'turmeric', 'sunburst', [table.chips, 0.5, 0.5, 0.78]),
    'mall/top-up': print(tile, 'pond', 'sunburst', [luck.ticket('3000'), 0.5, 0.5, 0.8]),
    'mall/chinlone': print(tile, 'leaf', 'sunburst', [sports.chinlone, 0.5, 0.5, 0.76]),
    'mall/jade': print(tile, 'indigo', 'sunburst', [stones.gems, 0.5, 0.5, 0.8]),
    'hero/twodigit': print(
      hero,
      'turmeric',
      'sunburst',
      [flowers.padauk, 0.87, 0.32, 0.5, 10],
      [luck.ticket('47'), 0.4, 0.3, 0.26, -6],
      [dice.balls(['4', '7']), 0.62, 0.43, 0.62],
    ),
    'hero/stations': print(
      hero,
      'pond',
      'sunburst',
      [cloud, 0.4, 0.26, 0.22],
      [cloud, 0.86, 0.2, 0.28],
      [temples.mountains, 0.87, 0.6, 0.5],
      [temples.river, 0.62, 0.43, 0.66],
    ),
    'hero/cardnight': print(
      hero,
      'indigo',
      'sunburst',
      [temples.lanterns, 0.86, 0.4, 0.56],
      [dice.dice, 0.4, 0.34, 0.26],
      [nine, 0.62, 0.43, 0.6],
    ),
    'hero/harvest': print(
      hero,
      'leaf',
      'sunburst',
      [flowers.padauk, 0.88, 0.36, 0.54, 20],
      [temples.parasol, 0.41, 0.36, 0.3],
      [temples.pagoda, 0.62, 0.43, 0.68],
    ),
    'promo/firstticket': print(promo, 'madder', 'sunburst', [luck.ticket('25'), 0.5, 0.5, 0.76]),
    'promo/drawday': print(promo, 'turmeric', 'sunburst', [dice.balls(['1', '1', '6']), 0.5, 0.5, 0.72]),
    'promo/goldenleaf': print(promo, 'leaf', 'sunburst', [flowers.padauk, 0.5, 0.5, 0.74]),
    'promo/teahouse': print(promo, 'teak', 'sunburst', [voyage.lamp, 0.5, 0.5, 0.72]),
    'promo/fortnight': print(promo, 'indigo', 'sunburst', [luck.stopwatch('15'), 0.5, 0.5, 0.72]),
    'promo/neighbours': print(promo, 'pond', 'sunburst', [beasts.elephant, 0.5, 0.5, 0.74]),
    'categories/rng': print(tile, 'madder', 'sunburst', [luck.sevens, 0.5, 0.44, 0.62]),
    'categories/live': print(tile, 'teak', 'sunburst', [table.rouletteWheel, 0.5, 0.44, 0.66]),
    'categories/sports': print(tile, 'pond', 'sunburst', [sports.chinlone, 0.5, 0.44, 0.64]),
    'categories/esports': print(tile, 'indigo', 'sunburst', [arena.gamepad, 0.5, 0.44, 0.62]),
    'categories/fish': print(tile, 'pond', 'scallop', [sea.crab, 0.5, 0.44, 0.68]),
    'categories/pvp': print(tile, 'leaf', 'sunburst', [nine, 0.5, 0.44, 0.62]),
    'categories/lott': print(tile, 'turmeric', 'sunburst', [dice.balls(['2', '8', '5']), 0.5, 0.44, 0.68]),
    'categories/elott': print(tile, 'lotus', 'sunburst', [luck.stopwatch('1'), 0.5, 0.44, 0.66]),
  },
};
