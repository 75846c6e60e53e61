import type { Engine } from '../catalogue/engines.ts';

/**
 * Return of stakes in the long run, in percent, as in a game's information; tests check the rules against it. `least`: on
 * the worst spot.
 */
export type Return = { best: number; least: number };

const single: Readonly<Record<Exclude<Engine['name'], 'slot'>, Return>> = {
  'andar-bahar': { best: 97.3, least: 91 },
  baccarat: { best: 98.9, least: 85 },
  blackjack: { best: 99.4, least: 99.4 },
  coin: { best: 98, least: 98 },
  crash: { best: 97, least: 97 },
  dice: { best: 98, least: 97.9 },
  'dragon-tiger': { best: 97.5, least: 84 },
  fishing: { best: 96, least: 96 },
  hilo: { best: 98.5, least: 82 },
  mines: { best: 97, least: 97 },
  plinko: { best: 98.5, least: 94.5 },
  poker: { best: 97.6, least: 88 },
  roulette: { best: 97.3, least: 97.3 },
  'sic-bo': { best: 97.2, least: 81 },
  'three-card': { best: 97.5, least: 94 },
  wheel: { best: 96.5, least: 96.3 },
  cockfight: { best: 95.5, least: 93 },
  cards: { best: 97.6, least: 95 },
  sports: { best: 94.3, least: 94.3 },
};
const slots = { calm: 95.7, even: 95.3, bold: 95.1, vault: 94.7 } as const;

export const returnOf = (engine: Engine): Return =>
  engine.name === 'slot'
    ? { best: slots[engine.profile], least: slots[engine.profile] }
    : single[engine.name];
