import type { Engine } from './engines.ts';
import type { ProfileName } from '../rules/slots/profiles.ts';
import type { SportName } from '../rules/sports/sports.ts';

/** Game of a vendor: its name and its engine. */
export type VendorGame = { name: string; engine: Engine };
type Vendor = {
  games: Readonly<Record<string, VendorGame>>;
  /** For codes that the vendor brought out later. */ other: Engine;
};

const slot = (profile: ProfileName): Engine => ({ name: 'slot', profile });
const book = (...sports: SportName[]): Engine => ({ name: 'sports', sports });
const game = (name: string, engine: Engine): VendorGame => ({ name, engine });
const all = (engine: Engine, names: readonly string[], code: string): Vendor => ({
  games: Object.fromEntries(
    names.map((name, at) => [`${code}-${String(at + 1).padStart(3, '0')}`, game(name, engine)]),
  ),
  other: engine,
});
const vendor = (code: string, games: readonly VendorGame[]): Vendor => ({
  games: Object.fromEntries(games.map((each, at) => [`${code}-${String(at + 1).padStart(3, '0')}`, each])),
  other: games[0]?.engine ?? slot('even'),
});

/** Every vendor of the sandbox by its code, with its games by theirs. */
export const catalogue: Readonly<Record<string, Vendor>> = {
  LUMEN: all(
    slot('even'),
    ['Neon Koi', 'Gem Cascade', 'Prism Sevens', 'Star Vault', 'Midnight Orchid', 'Lotus Radiance'],
    'LUMEN',
  ),
  NAGAL: all(
    slot('bold'),
    ['Naga River', 'Golden Pagoda', 'White Elephant', 'Peacock Court', "Dragon's Pearl", 'Royal Barge'],
    'NAGAL',
  ),
  MPEONY: all(
    slot('even'),
    ['Moon Rabbit', 'Peony Garden', 'Lantern Night', 'Jade Tiger', 'Fortune Fan', 'Phoenix Ascent'],
    'MPEONY',
  ),
  TORCH: all(
    slot('calm'),
    ['Fruit Rush', 'Mango Season', 'Honey Bells', 'Candy Hill', 'Clover Farm'],
    'TORCH',
  ),
  SANVIL: all(slot('bold'), ['Thunder Anvil', 'Frost Crown', 'Volcano Forge', 'Longship Gold'], 'SANVIL'),
  COPPER: all(slot('calm'), ['Desert Sundial', "Captain's Chest", 'Compass Rose', 'Copper Lamp'], 'COPPER'),
  TIDEW: vendor('TIDEW', [
    game('Rocket Fever', { name: 'crash' }),
    game('Star Pilot', { name: 'crash' }),
    game('Wheel of Colours', { name: 'wheel' }),
    game('Tide Runner', { name: 'crash' }),
  ]),
  CVAULT: all(slot('vault'), ['Crown Vault', 'Diamond Ladder', 'Million Bell'], 'CVAULT'),
  PSPARK: vendor('PSPARK', [
    game('Pocket Dice', { name: 'dice' }),
    game('Peg Drop', { name: 'plinko' }),
    game('Coin Flip', { name: 'coin' }),
    game('Hidden Gems', { name: 'mines' }),
  ]),
  VELVET: vendor('VELVET', [
    game('Velvet Baccarat', { name: 'baccarat' }),
    game('Velvet Roulette', { name: 'roulette' }),
    game('Velvet Blackjack', { name: 'blackjack' }),
  ]),
  IVORY: vendor('IVORY', [
    game('Ivory Sic Bo', { name: 'sic-bo' }),
    game('Ivory Dragon Tiger', { name: 'dragon-tiger' }),
    game('Ivory Speed Roulette', { name: 'roulette' }),
  ]),
  SAFFRN: vendor('SAFFRN', [
    game('Saffron Baccarat', { name: 'baccarat' }),
    game('Saffron Three Card', { name: 'three-card' }),
    game('Saffron Hi-Lo', { name: 'hilo' }),
  ]),
  OPALIN: vendor('OPALIN', [
    game('Opaline Wheel', { name: 'wheel' }),
    game('Opaline Poker', { name: 'poker' }),
    game('Opaline Game Stage', { name: 'andar-bahar' }),
  ]),
  PITCHL: vendor('PITCHL', [
    game('Football Markets', book('football')),
    game('Live Match Centre', book('football', 'basketball', 'tennis')),
    game('Boxing Night', book('boxing')),
  ]),
  ODDSM: vendor('ODDSM', [
    game('Basketball Lines', book('basketball')),
    game('Tennis Courtside', book('tennis')),
  ]),
  GOALW: vendor('GOALW', [game('Chinlone Cup', book('chinlone')), game('Badminton Open', book('badminton'))]),
  LANEP: vendor('LANEP', [game('Five Lanes', book('fiveLanes')), game('Siege Cup', book('siege'))]),
  CLUTCH: vendor('CLUTCH', [
    game('Clutch Masters', book('shooter')),
    game('Pixel Pitch', book('pixelFootball')),
  ]),
  DEEPC: all({ name: 'fishing' }, ['Deep Current', 'Kraken Bounty', 'Golden Shark'], 'DEEPC'),
  CORALC: all({ name: 'fishing' }, ['Coral Cannon', 'Crab King', 'Jellyfish Opera'], 'CORALC'),
  PEARLF: all({ name: 'fishing' }, ['Pearl Diver', 'Turtle Treasure'], 'PEARLF'),
  CARDBZ: vendor('CARDBZ', [
    game('Bazaar Three Card', { name: 'cards', variant: 'three' }),
    game('Bazaar Bull', { name: 'cards', variant: 'bull' }),
  ]),
  SHANTB: vendor('SHANTB', [
    game('Shan Koe Mee', { name: 'cards', variant: 'shan' }),
    game('Bu Gyi', { name: 'cards', variant: 'bull' }),
  ]),
  EASTW: all({ name: 'cards', variant: 'tiles' }, ['Eastwind Tiles', 'Tile Duel'], 'EASTW'),
  ROOSTR: all({ name: 'cockfight' }, ['Rooster Ring', 'Ring Derby'], 'ROOSTR'),
  HARBOR: vendor('HARBOR', [game('Harbour Wheel', { name: 'wheel' })]),
  SEAWAY: vendor('SEAWAY', [game('Seaway Dice', { name: 'dice' })]),
};

/** The game of a code. A code that the catalogue does not know is a newer game of the vendor; a vendor that it does not know makes slots. */
export function vendorGame(vassalage: string, code: string): VendorGame {
  const known = catalogue[vassalage];
  return known?.games[code] ?? { name: code, engine: known?.other ?? slot('even') };
}
