/** Percentage of an amount in minor units, rounded down like the platform. */
export const feeOf = (amount: bigint, percent: number): bigint =>
  (amount * BigInt(Math.round(percent * 10_000))) / 1_000_000n;
