/** A random whole number from 0 on below another one, each as likely. */
export type RandomBelow = (below: bigint) => bigint;

/**
 * Random shares that sum to the budget, none below the smallest: the rest above the smallest shares is cut at places that are all as
 * likely, so that each envelope has the same chances whatever its place.
 */
export function randomShares(
  random: RandomBelow,
  { budget, envelopes, smallest }: { budget: bigint; envelopes: number; smallest: bigint },
): bigint[] {
  const rest = budget - BigInt(envelopes) * smallest;
  if (rest < 0n) throw new RangeError('The budget does not suffice for the smallest shares.');
  const cuts = Array.from({ length: envelopes - 1 }, () => random(rest + 1n)).toSorted((one, other) =>
    one < other ? -1 : one > other ? 1 : 0,
  );
  return [...cuts, rest].map((cut, index) => cut - (cuts[index - 1] ?? 0n) + smallest);
}
