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
import type { Motif } from './motifs/motif.ts';

/** How the poster of one game looks: lit for every brand, and printed for a brand of paper. */
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
  'neon-koi': plan(serpents.koi, ['violet', 'rings']),
  'gem-cascade': plan(treasure.gems, ['cyan', 'rays']),
  'prism-sevens': plan(casino.sevens, ['royal', 'grid']),
  'star-vault': plan(treasure.vault, ['noir', 'rays']),
  'midnight-orchid': plan(flowers.orchid, ['violet', 'smoke']),
  'lotus-radiance': plan(flowers.lotus, ['rose', 'mandala']),
  'naga-river': plan(serpents.naga, ['jade', 'arch'], ['pond', 'niche']),
  'golden-pagoda': plan(temples.pagoda, ['gold', 'rays'], ['madder', 'sunburst']),
  'white-elephant': plan(beasts.elephant, ['royal', 'arch'], ['lotus', 'niche']),
  'peacock-court': plan(beasts.peacock, ['cyan', 'mandala'], ['leaf', 'disc']),
  'dragon-pearl': plan(serpents.dragon, ['ember', 'smoke'], ['indigo', 'sunburst']),
  'royal-barge': plan(temples.barge, ['dusk', 'night'], ['turmeric', 'disc']),
  'moon-rabbit': plan(beasts.moonRabbit, ['dusk', 'night'], ['indigo', 'scallop']),
  'peony-garden': plan(flowers.peony, ['rose', 'bokeh'], ['leaf', 'bloom']),
  'lantern-night': plan(temples.lanterns, ['crimson', 'night'], ['indigo', 'scallop']),
  'jade-tiger': plan(beasts.tiger, ['jade', 'rays'], ['leaf', 'sunburst']),
  'fortune-fan': plan(temples.foldingFan, ['crimson', 'swirl'], ['lotus', 'sunburst']),
  'phoenix-ascent': plan(serpents.phoenix, ['ember', 'smoke']),
  'fruit-rush': plan(beasts.fruits, ['candy', 'rays'], ['pond', 'bloom']),
  'mango-season': plan(beasts.mango, ['gold', 'bokeh'], ['leaf', 'disc']),
  'honey-bells': plan(treasure.bell, ['gold', 'lattice'], ['teak', 'sunburst']),
  'candy-hill': plan(treasure.candy, ['candy', 'swirl'], ['lotus', 'bloom']),
  'clover-farm': plan(flowers.clover, ['forest', 'rays'], ['madder', 'disc']),
  'thunder-anvil': plan(treasure.hammer, ['royal', 'smoke']),
  'frost-crown': plan(treasure.frostCrown, ['ice', 'night']),
  'volcano-forge': plan(treasure.volcano, ['ember', 'night']),
  'longship-gold': plan(treasure.longship, ['ocean', 'night']),
  'desert-sundial': plan(temples.sundial, ['gold', 'night'], ['turmeric', 'sunburst']),
  'captains-chest': plan(treasure.chest, ['ocean', 'rays'], ['pond', 'sunburst']),
  'compass-rose': plan(treasure.compass, ['cyan', 'bokeh'], ['indigo', 'bloom']),
  'copper-genie': plan(treasure.lamp, ['dusk', 'smoke'], ['lotus', 'niche']),
  'rocket-fever': plan(games.rocket, ['violet', 'night']),
  'star-pilot': plan(games.planet, ['royal', 'swirl']),
  'wheel-of-colours': plan(casino.fortuneWheel, ['candy', 'rays']),
  'tide-runner': plan(sea.wave, ['ocean', 'rings']),
  'crown-vault': plan(treasure.crown, ['crimson', 'rays']),
  'diamond-ladder': plan(treasure.diamond, ['ice', 'rays']),
  'million-bell': plan(treasure.bell, ['crimson', 'bokeh']),
  'pocket-dice': plan(casino.dice, ['crimson', 'lattice'], ['leaf', 'stripes']),
  'peg-drop': plan(casino.pegs, ['cyan', 'bokeh'], ['teak', 'disc']),
  'coin-flip': plan(casino.coinToss, ['jade', 'swirl'], ['indigo', 'sunburst']),
  'hidden-gems': plan(treasure.mines, ['violet', 'lattice'], ['madder', 'bloom']),
  'velvet-baccarat': plan(
    casino.hand(
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
  'velvet-roulette': plan(casino.roulette, ['noir', 'bokeh'], ['leaf', 'disc']),
  'velvet-blackjack': plan(casino.blackjack, ['jade', 'bokeh']),
  'ivory-sicbo': plan(casino.threeDice, ['gold', 'lattice'], ['madder', 'niche']),
  'ivory-dragon-tiger': plan(games.duel, ['crimson', 'swirl'], ['turmeric', 'bloom']),
  'ivory-roulette': plan(casino.roulette, ['gold', 'swirl'], ['indigo', 'sunburst']),
  'saffron-baccarat': plan(
    casino.hand(
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
    casino.hand(
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
    casino.hand(
      [
        ['heart', '2'],
        ['spade', 'A'],
      ],
      30,
    ),
    ['ember', 'rings'],
    ['teak', 'bloom'],
  ),
  'opaline-wheel': plan(casino.fortuneWheel, ['violet', 'rays']),
  'opaline-poker': plan(casino.chips, ['rose', 'bokeh']),
  'opaline-stage': plan(games.stage, ['candy', 'rays']),
  'football-markets': plan(games.ball, ['jade', 'rays'], ['leaf', 'sunburst']),
  'match-centre': plan(games.stadium, ['jade', 'night'], ['pond', 'disc']),
  'boxing-night': plan(games.gloves, ['crimson', 'rays'], ['madder', 'sunburst']),
  'basketball-lines': plan(games.hoop, ['dusk', 'city']),
  'tennis-courtside': plan(games.racket, ['jade', 'rings']),
  'chinlone-cup': plan(games.chinlone, ['gold', 'rays'], ['madder', 'bloom']),
  'badminton-open': plan(games.shuttlecock, ['cyan', 'rays'], ['pond', 'stripes']),
  'five-lanes': plan(games.swords, ['royal', 'rays']),
  'siege-cup': plan(games.tower, ['ember', 'night']),
  'clutch-masters': plan(games.crosshair, ['noir', 'grid'], ['indigo', 'bloom']),
  'pixel-pitch': plan(games.gamepad, ['violet', 'grid'], ['leaf', 'bloom']),
  'deep-current': plan(sea.shoal, ['ocean', 'deep'], ['pond', 'scallop']),
  'kraken-bounty': plan(sea.octopus, ['violet', 'deep']),
  'golden-shark': plan(sea.shark, ['cyan', 'deep'], ['indigo', 'disc']),
  'coral-cannon': plan(sea.cannon, ['ocean', 'deep'], ['turmeric', 'disc']),
  'crab-king': plan(sea.crab, ['cyan', 'deep'], ['pond', 'sunburst']),
  'jellyfish-opera': plan(sea.jellyfish, ['violet', 'smoke'], ['indigo', 'bloom']),
  'pearl-diver': plan(sea.shell, ['ocean', 'deep'], ['lotus', 'scallop']),
  'turtle-treasure': plan(sea.turtle, ['jade', 'deep'], ['turmeric', 'scallop']),
  'bazaar-rummy': plan(
    casino.hand(
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
    casino.hand(
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
    casino.hand(
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
    casino.hand(
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
  'eastwind-mahjong': plan(casino.tiles, ['jade', 'lattice'], ['leaf', 'scallop']),
  'tile-duel': plan(casino.tiles, ['rose', 'swirl'], ['lotus', 'disc']),
  'rooster-ring': plan(beasts.rooster, ['ember', 'rays'], ['turmeric', 'sunburst']),
  'ring-derby': plan(beasts.rooster, ['gold', 'rings'], ['pond', 'bloom']),
  'delta-north': plan(temples.mountains, ['jade', 'rays'], ['pond', 'sunburst']),
  'delta-central': plan(temples.lanterns, ['gold', 'arch'], ['madder', 'niche']),
  'delta-south': plan(temples.river, ['dusk', 'bokeh'], ['leaf', 'disc']),
  'two-digit-noon': plan(casino.balls(['4', '7']), ['gold', 'rays'], ['turmeric', 'sunburst']),
  'two-digit-evening': plan(casino.balls(['8', '3']), ['dusk', 'night'], ['indigo', 'sunburst']),
  'three-digit': plan(casino.balls(['1', '6', '9']), ['violet', 'mandala'], ['madder', 'disc']),
  'monsoon-six': plan(casino.balls(['5', '2', '8', '1', '9', '3']), ['cyan', 'swirl'], ['pond', 'niche']),
  'monsoon-weekly': plan(temples.parasol, ['rose', 'rings'], ['leaf', 'scallop']),
  'tick-seven': plan(games.stopwatch('7'), ['ember', 'rings'], ['madder', 'stripes']),
  'tick-minute': plan(games.stopwatch('60'), ['cyan', 'rings'], ['turmeric', 'stripes']),
  'blitz-five': plan(casino.balls(['2', '7', '5', '4', '8', '1']), ['violet', 'rays'], ['lotus', 'bloom']),
  'blitz-keno': plan(games.ticket('2680'), ['candy', 'lattice'], ['indigo', 'stripes']),
  'race-ten': plan(games.race, ['crimson', 'city'], ['teak', 'stripes']),
  'k3-tumble': plan(casino.threeDice, ['candy', 'rings'], ['leaf', 'bloom']),
};
