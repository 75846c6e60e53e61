/** A share of an amount in minor units, rounded down, as the platform takes it. */
export const feeOf = (amount: bigint, percent: number): bigint =>
  (amount * BigInt(Math.round(percent * 10_000))) / 1_000_000n;
