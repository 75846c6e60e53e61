/** A random whole number from 0 on below another one, each as likely. */
export type RandomBelow = (below: bigint) => bigint;

/**
 * Random shares that sum to the budget, multiples of a step and none below the smallest: the rest above the smallest shares is cut at
 * places that are all as likely, so that each envelope has the same chances whatever its place.
 */
export function randomShares(
  random: RandomBelow,
  {
    budget,
    envelopes,
    step,
    smallest,
  }: { budget: bigint; envelopes: number; step: bigint; smallest: bigint },
): bigint[] {
  const rest = budget - BigInt(envelopes) * smallest;
  if (rest < 0n) throw new RangeError('The budget does not suffice for the smallest shares.');
  if (budget % step !== 0n || smallest % step !== 0n)
    throw new RangeError('The budget and the smallest share are no multiples of the step.');
  const steps = rest / step;
  const cuts = Array.from({ length: envelopes - 1 }, () => random(steps + 1n)).toSorted((one, other) =>
    one < other ? -1 : one > other ? 1 : 0,
  );
  return [...cuts, steps].map((cut, index) => (cut - (cuts[index - 1] ?? 0n)) * step + smallest);
}
