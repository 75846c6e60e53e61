import { andarBaharRules } from '../rules/andar-bahar.ts';
import { baccaratRules } from '../rules/baccarat.ts';
import { blackjackRules } from '../rules/blackjack.ts';
import { cardTable } from '../rules/card-room/table.ts';
import type { VariantName } from '../rules/card-room/variants.ts';
import { cockfight } from '../rules/cockfight.ts';
import { coinRules } from '../rules/coin.ts';
import { crashRules } from '../rules/crash.ts';
import { diceRules } from '../rules/dice-roll.ts';
import { dragonTigerRules } from '../rules/dragon-tiger.ts';
import type { EventGame } from '../rules/events.ts';
import { fishingRules } from '../rules/fishing.ts';
import { hiloRules } from '../rules/hilo.ts';
import { minesRules } from '../rules/mines.ts';
import { plinkoRules } from '../rules/plinko.ts';
import { pokerRules } from '../rules/poker.ts';
import { rouletteRules } from '../rules/roulette.ts';
import type { Rules } from '../rules/rules.ts';
import { sicBoRules } from '../rules/sic-bo.ts';
import type { ProfileName } from '../rules/slots/profiles.ts';
import { slotRules } from '../rules/slots/spin.ts';
import { sportsBook } from '../rules/sports/book.ts';
import type { SportName } from '../rules/sports/sports.ts';
import { threeCardRules } from '../rules/three-card.ts';
import { wheelRules } from '../rules/wheel.ts';

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
