/** Result of a draw of balls, digits or dice in drawing order; 11x5 has numbers 1 to 11, PK10 the cars in order of arrival. */
export type BallResult = { readonly balls: readonly number[] };

/** Prizes of a Vietnamese draw by tier, such as `{ DB: ['01234'], G1: ['55555'], … }`; tiers not drawn yet are absent. */
export type PrizeResult = { readonly prizes: Readonly<Record<string, readonly string[]>> };

export type DrawResult = BallResult | PrizeResult;

/** Uniformly random integer from 0 (included) to `below` (excluded). */
export type Random = (below: number) => number;
