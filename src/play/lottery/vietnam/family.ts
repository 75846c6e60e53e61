import { betType } from '../bet-type.ts';
import { betTypeMap, type Family, type FamilyId } from '../family.ts';
import { vietnameseBets } from './bets.ts';
import { drawPrizes, isPrizes, north, prizeSteps, readPrizes, south, type Shape } from './shape.ts';

const family = (id: FamilyId, shape: Shape, bao: Parameters<typeof vietnameseBets>[1]): Family => ({
  id,
  betTypes: betTypeMap(vietnameseBets(shape, bao).map((rule) => betType(rule, isPrizes))),
  draw: (random) => drawPrizes(shape, random),
  readResult: (raw) => readPrizes(shape, raw),
  steps: (result) => prizeSteps(shape, result),
});

/** The North: 27 prizes, one draw daily. */
export const vietnamNorth = family('vn-north', north, { id: 'bao8', tiers: ['G7', 'G6', 'DB'] });

/** South and Central: 18 prizes by station. */
export const vietnamSouth = family('vn-south', south, {
  id: 'bao7',
  tiers: ['G8', 'G7', 'G6', 'G5', 'DB'],
});
