import type { Campaign } from './campaign.ts';

export type Wagering = NonNullable<Campaign['gives']['wagering']>;

/** Whole percent of a stake that count where the document names neither game, vendor nor category. */
export const otherwisePercent = ({ contributions }: Pick<Wagering, 'contributions'>): number =>
  contributions?.otherwise ?? 100;

/** Amount that has to be staked for a bonus, in minor units. `base` is the deposit that set it off, 0 without one. */
export const wagerTarget = (
  { times, of = 'bonus' }: Pick<Wagering, 'times' | 'of'>,
  { bonus, base }: { bonus: bigint; base: bigint },
): bigint => BigInt(times) * (of === 'bonusAndDeposit' ? bonus + base : bonus);
