/** Binomial coefficient n over k; 0 for n < k. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * (n - k + taken)) / taken;
  return Math.round(ways);
}

/** The distinct sequences of the symbols of a text: of `112` these are 112, 121 and 211. */
export function permutations(text: string): string[] {
  if (text.length <= 1) return [text];
  return [...new Set(text)].flatMap((symbol) =>
    permutations(text.replace(symbol, '')).map((rest) => symbol + rest),
  );
}
