import * as arena from './motifs/arena.ts';
import * as beasts from './motifs/beasts.ts';
import * as cards from './motifs/cards.ts';
import * as dice from './motifs/dice.ts';
import * as dragons from './motifs/dragons.ts';
import * as elements from './motifs/elements.ts';
import * as farm from './motifs/farm.ts';
import * as fish from './motifs/fish.ts';
import * as flowers from './motifs/flowers.ts';
import * as koi from './motifs/koi.ts';
import * as luck from './motifs/luck.ts';
import * as phoenix from './motifs/phoenix.ts';
import * as rackets from './motifs/rackets.ts';
import * as regalia from './motifs/regalia.ts';
import * as sea from './motifs/sea.ts';
import * as space from './motifs/space.ts';
import * as sports from './motifs/sports.ts';
import * as stones from './motifs/stones.ts';
import * as table from './motifs/table.ts';
import * as temples from './motifs/temples.ts';
import * as voyage from './motifs/voyage.ts';
import type { LitName, PrintedName } from './drawing/palettes.ts';
import type { GroundName, SceneName } from './scenes.ts';
import type { Motif } from './motifs/motif.ts';

/** Design of a game's poster: lit for every brand, and printed for a brand of paper. */
export type PosterPlan = {
  motif: Motif;
  lit: readonly [LitName, SceneName];
  print?: readonly [PrintedName, GroundName];
};

const plan = (motif: Motif, lit: PosterPlan['lit'], print?: PosterPlan['print']): PosterPlan => ({
  motif,
  lit,
  ...(print && { print }),
});

/** Posters by the id of the game. */
export const posters: Record<string, PosterPlan> = {
  'neon-koi': plan(koi.koi, ['violet', 'rings']),
  'gem-cascade': plan(stones.gems, ['cyan', 'rays']),
  'prism-sevens': plan(luck.sevens, ['royal', 'grid']),
  'star-vault': plan(regalia.vault, ['noir', 'rays']),
  'midnight-orchid': plan(flowers.orchid, ['violet', 'smoke']),
  'lotus-radiance': plan(flowers.lotus, ['rose', 'mandala']),
  'naga-river': plan(dragons.naga, ['jade', 'arch'], ['pond', 'niche']),
  'golden-pagoda': plan(temples.pagoda, ['gold', 'rays'], ['madder', 'sunburst']),
  'white-elephant': plan(beasts.elephant, ['royal', 'arch'], ['lotus', 'niche']),
  'peacock-court': plan(beasts.peacock, ['cyan', 'mandala'], ['leaf', 'disc']),
  'dragon-pearl': plan(dragons.dragon, ['ember', 'smoke'], ['indigo', 'sunburst']),
  'royal-barge': plan(temples.barge, ['dusk', 'night'], ['turmeric', 'disc']),
  'moon-rabbit': plan(farm.moonRabbit, ['dusk', 'night'], ['indigo', 'scallop']),
  'peony-garden': plan(flowers.peony, ['rose', 'bokeh'], ['leaf', 'bloom']),
  'lantern-night': plan(temples.lanterns, ['crimson', 'night'], ['indigo', 'scallop']),
  'jade-tiger': plan(beasts.tiger, ['jade', 'rays'], ['leaf', 'sunburst']),
  'fortune-fan': plan(temples.foldingFan, ['crimson', 'swirl'], ['lotus', 'sunburst']),
  'phoenix-ascent': plan(phoenix.phoenix, ['ember', 'smoke']),
  'fruit-rush': plan(farm.fruits, ['candy', 'rays'], ['pond', 'bloom']),
  'mango-season': plan(farm.mango, ['gold', 'bokeh'], ['leaf', 'disc']),
  'honey-bells': plan(luck.bell, ['gold', 'lattice'], ['teak', 'sunburst']),
  'candy-hill': plan(elements.candy, ['candy', 'swirl'], ['lotus', 'bloom']),
  'clover-farm': plan(flowers.clover, ['forest', 'rays'], ['madder', 'disc']),
  'thunder-anvil': plan(elements.hammer, ['royal', 'smoke']),
  'frost-crown': plan(regalia.frostCrown, ['ice', 'night']),
  'volcano-forge': plan(elements.volcano, ['ember', 'night']),
  'longship-gold': plan(voyage.longship, ['ocean', 'night']),
  'desert-sundial': plan(temples.sundial, ['gold', 'night'], ['turmeric', 'sunburst']),
  'captains-chest': plan(voyage.chest, ['ocean', 'rays'], ['pond', 'sunburst']),
  'compass-rose': plan(voyage.compass, ['cyan', 'bokeh'], ['indigo', 'bloom']),
  'copper-genie': plan(voyage.lamp, ['dusk', 'smoke'], ['lotus', 'niche']),
  'rocket-fever': plan(space.rocket, ['violet', 'night']),
  'star-pilot': plan(space.planet, ['royal', 'swirl']),
  'wheel-of-colours': plan(table.fortuneWheel, ['candy', 'rays']),
  'tide-runner': plan(voyage.wave, ['ocean', 'rings']),
  'crown-vault': plan(regalia.crown, ['crimson', 'rays']),
  'diamond-ladder': plan(stones.diamond, ['ice', 'rays']),
  'million-bell': plan(luck.bell, ['crimson', 'bokeh']),
  'pocket-dice': plan(dice.dice, ['crimson', 'lattice'], ['leaf', 'stripes']),
  'peg-drop': plan(luck.pegs, ['cyan', 'bokeh'], ['teak', 'disc']),
  'coin-flip': plan(luck.coinToss, ['jade', 'swirl'], ['indigo', 'sunburst']),
  'hidden-gems': plan(luck.mines, ['violet', 'lattice'], ['madder', 'bloom']),
  'velvet-baccarat': plan(
    cards.hand(
      [
        ['spade', '9'],
        ['heart', 'K'],
        ['diamond', 'A'],
      ],
      17,
    ),
    ['crimson', 'bokeh'],
    ['madder', 'disc'],
  ),
  'velvet-roulette': plan(table.rouletteWheel, ['noir', 'bokeh'], ['leaf', 'disc']),
  'velvet-blackjack': plan(cards.blackjack, ['jade', 'bokeh']),
  'ivory-sicbo': plan(dice.threeDice, ['gold', 'lattice'], ['madder', 'niche']),
  'ivory-dragon-tiger': plan(arena.duel, ['crimson', 'swirl'], ['turmeric', 'bloom']),
  'ivory-roulette': plan(table.rouletteWheel, ['gold', 'swirl'], ['indigo', 'sunburst']),
  'saffron-baccarat': plan(
    cards.hand(
      [
        ['club', '4'],
        ['diamond', '5'],
      ],
      24,
    ),
    ['dusk', 'arch'],
    ['turmeric', 'niche'],
  ),
  'saffron-patti': plan(
    cards.hand(
      [
        ['heart', 'Q'],
        ['spade', 'Q'],
        ['club', 'Q'],
      ],
      20,
    ),
    ['gold', 'mandala'],
    ['lotus', 'sunburst'],
  ),
  'saffron-hilo': plan(
    cards.hand(
      [
        ['heart', '2'],
        ['spade', 'A'],
      ],
      30,
    ),
    ['ember', 'rings'],
    ['teak', 'bloom'],
  ),
  'opaline-wheel': plan(table.fortuneWheel, ['violet', 'rays']),
  'opaline-poker': plan(table.chips, ['rose', 'bokeh']),
  'opaline-stage': plan(table.stage, ['candy', 'rays']),
  'football-markets': plan(sports.ball, ['jade', 'rays'], ['leaf', 'sunburst']),
  'match-centre': plan(sports.stadium, ['jade', 'night'], ['pond', 'disc']),
  'boxing-night': plan(sports.gloves, ['crimson', 'rays'], ['madder', 'sunburst']),
  'basketball-lines': plan(sports.hoop, ['dusk', 'city']),
  'tennis-courtside': plan(rackets.racket, ['jade', 'rings']),
  'chinlone-cup': plan(sports.chinlone, ['gold', 'rays'], ['madder', 'bloom']),
  'badminton-open': plan(rackets.shuttlecock, ['cyan', 'rays'], ['pond', 'stripes']),
  'five-lanes': plan(arena.swords, ['royal', 'rays']),
  'siege-cup': plan(arena.tower, ['ember', 'night']),
  'clutch-masters': plan(arena.crosshair, ['noir', 'grid'], ['indigo', 'bloom']),
  'pixel-pitch': plan(arena.gamepad, ['violet', 'grid'], ['leaf', 'bloom']),
  'deep-current': plan(fish.shoal, ['ocean', 'deep'], ['pond', 'scallop']),
  'kraken-bounty': plan(sea.octopus, ['violet', 'deep']),
  'golden-shark': plan(fish.shark, ['cyan', 'deep'], ['indigo', 'disc']),
  'coral-cannon': plan(fish.cannon, ['ocean', 'deep'], ['turmeric', 'disc']),
  'crab-king': plan(sea.crab, ['cyan', 'deep'], ['pond', 'sunburst']),
  'jellyfish-opera': plan(sea.jellyfish, ['violet', 'smoke'], ['indigo', 'bloom']),
  'pearl-diver': plan(sea.shell, ['ocean', 'deep'], ['lotus', 'scallop']),
  'turtle-treasure': plan(sea.turtle, ['jade', 'deep'], ['turmeric', 'scallop']),
  'bazaar-rummy': plan(
    cards.hand(
      [
        ['diamond', '7'],
        ['club', '8'],
        ['heart', '9'],
        ['spade', '10'],
      ],
      14,
    ),
    ['jade', 'arch'],
    ['leaf', 'niche'],
  ),
  'thirteen-cards': plan(
    cards.hand(
      [
        ['spade', '2'],
        ['spade', '5'],
        ['heart', '8'],
        ['diamond', 'J'],
        ['club', 'K'],
      ],
      13,
    ),
    ['royal', 'bokeh'],
    ['indigo', 'disc'],
  ),
  'shan-koe-mee': plan(
    cards.hand(
      [
        ['heart', '4'],
        ['club', '5'],
      ],
      26,
    ),
    ['gold', 'arch'],
    ['madder', 'sunburst'],
  ),
  'bu-gyi': plan(
    cards.hand(
      [
        ['diamond', 'A'],
        ['heart', '3'],
        ['spade', '6'],
      ],
      19,
    ),
    ['crimson', 'mandala'],
    ['teak', 'niche'],
  ),
  'eastwind-mahjong': plan(cards.tiles, ['jade', 'lattice'], ['leaf', 'scallop']),
  'tile-duel': plan(cards.tiles, ['rose', 'swirl'], ['lotus', 'disc']),
  'rooster-ring': plan(farm.rooster, ['ember', 'rays'], ['turmeric', 'sunburst']),
  'ring-derby': plan(farm.rooster, ['gold', 'rings'], ['pond', 'bloom']),
  'delta-north': plan(temples.mountains, ['jade', 'rays'], ['pond', 'sunburst']),
  'delta-central': plan(temples.lanterns, ['gold', 'arch'], ['madder', 'niche']),
  'delta-south': plan(temples.river, ['dusk', 'bokeh'], ['leaf', 'disc']),
  'two-digit-noon': plan(dice.balls(['4', '7']), ['gold', 'rays'], ['turmeric', 'sunburst']),
  'two-digit-evening': plan(dice.balls(['8', '3']), ['dusk', 'night'], ['indigo', 'sunburst']),
  'three-digit': plan(dice.balls(['1', '6', '9']), ['violet', 'mandala'], ['madder', 'disc']),
  'monsoon-six': plan(dice.balls(['5', '2', '8', '1', '9', '3']), ['cyan', 'swirl'], ['pond', 'niche']),
  'monsoon-weekly': plan(temples.parasol, ['rose', 'rings'], ['leaf', 'scallop']),
  'tick-seven': plan(luck.stopwatch('7'), ['ember', 'rings'], ['madder', 'stripes']),
  'tick-minute': plan(luck.stopwatch('60'), ['cyan', 'rings'], ['turmeric', 'stripes']),
  'blitz-five': plan(dice.balls(['2', '7', '5', '4', '8', '1']), ['violet', 'rays'], ['lotus', 'bloom']),
  'blitz-keno': plan(luck.ticket('2680'), ['candy', 'lattice'], ['indigo', 'stripes']),
  'race-ten': plan(rackets.race, ['crimson', 'city'], ['teak', 'stripes']),
  'k3-tumble': plan(dice.threeDice, ['candy', 'rings'], ['leaf', 'bloom']),
};
