import type { RewardKind } from './tables.ts';

/** True for rewards that are amounts of a currency. */
export const hasCurrency = (what: RewardKind): boolean => what === 'money' || what === 'bonus';
