/** What a draw of balls, digits or dice brought, in the sequence drawn; 11x5 says 1 to 11, PK10 the cars in the order they arrived. */
export type BallResult = { readonly balls: readonly number[] };

/** Prizes of a Vietnamese draw by tier, such as `{ DB: ['01234'], G1: ['55555'], … }`; a tier not drawn yet is absent. */
export type PrizeResult = { readonly prizes: Readonly<Record<string, readonly string[]>> };

export type DrawResult = BallResult | PrizeResult;

/** A whole number from 0 up to `below`, each as likely as the others. */
export type Random = (below: number) => number;
