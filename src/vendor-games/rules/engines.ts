import { andarBaharRules } from './andar-bahar.ts';
import { baccaratRules } from './baccarat.ts';
import { blackjackRules } from './blackjack.ts';
import { cardTable } from './card-room/table.ts';
import type { VariantName } from './card-room/variants.ts';
import { cockfight } from './cockfight.ts';
import { coinRules } from './coin.ts';
import { crashRules } from './crash.ts';
import { diceRules } from './dice-roll.ts';
import { dragonTigerRules } from './dragon-tiger.ts';
import type { EventGame } from './events.ts';
import { fishingRules } from './fishing.ts';
import { hiloRules } from './hilo.ts';
import { minesRules } from './mines.ts';
import { plinkoRules } from './plinko.ts';
import { pokerRules } from './poker.ts';
import { rouletteRules } from './roulette.ts';
import type { Rules } from './rules.ts';
import { sicBoRules } from './sic-bo.ts';
import type { ProfileName } from './slots/profiles.ts';
import { slotRules } from './slots/spin.ts';
import { sportsBook } from './sports/book.ts';
import type { SportName } from './sports/sports.ts';
import { threeCardRules } from './three-card.ts';
import { wheelRules } from './wheel.ts';

const single = {
  'andar-bahar': andarBaharRules,
  baccarat: baccaratRules,
  blackjack: blackjackRules,
  coin: coinRules,
  crash: crashRules,
  dice: diceRules,
  'dragon-tiger': dragonTigerRules,
  fishing: fishingRules,
  hilo: hiloRules,
  mines: minesRules,
  plinko: plinkoRules,
  poker: pokerRules,
  roulette: rouletteRules,
  'sic-bo': sicBoRules,
  'three-card': threeCardRules,
  wheel: wheelRules,
} as const satisfies Record<string, Rules>;

/** Engine of a game: a name, for some with a variant. */
export type Engine =
  | { name: keyof typeof single }
  | { name: 'slot'; profile: ProfileName }
  | { name: 'cockfight' }
  | { name: 'cards'; variant: VariantName }
  | { name: 'sports'; sports: readonly SportName[] };

/** The rules of a game that each player plays alone; undefined for those by the clock. */
export function rulesOf(engine: Engine): Rules | undefined {
  if (engine.name === 'slot') return slotRules(engine.profile);
  return engine.name === 'cockfight' || engine.name === 'cards' || engine.name === 'sports'
    ? undefined
    : single[engine.name];
}

/** The events of a game by the clock. `table` tells tables apart whose events differ. */
export function eventsOf(engine: Engine, table: string): EventGame | undefined {
  if (engine.name === 'cockfight') return cockfight(table);
  if (engine.name === 'cards') return cardTable(engine.variant, table);
  return engine.name === 'sports' ? sportsBook(engine.sports) : undefined;
}
