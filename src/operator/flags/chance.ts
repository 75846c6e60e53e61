/** A share of a number, with its 95 % interval. */
export type Rate = { share: number; low: number; high: number };

/** 95 % of a normal distribution lie within so many standard deviations. */
const z = 1.96;

/** Share of `hits` among `all` with its interval by Wilson, which holds for few hits too; undefined without any. */
export function rateOf(hits: number, all: number): Rate | undefined {
  if (all <= 0) return undefined;
  const share = Math.min(1, hits / all);
  const weight = 1 + z ** 2 / all;
  const middle = (share + z ** 2 / (2 * all)) / weight;
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export type Compared = 'more' | 'fewer' | 'same' | 'few';

/** Fewest hits and misses of both together for which the comparison holds. */
export const enough = 10;

/** Whether a share differs from that of the first beyond chance (two proportions, 95 %); `few` while too little is known to say. */
export function compare(
  first: { hits: number; all: number },
  other: { hits: number; all: number },
): Compared {
  const hits = first.hits + other.hits;
  const all = first.all + other.all;
  if (first.all === 0 || other.all === 0 || hits < enough || all - hits < enough) return 'few';
  const common = hits / all;
  const spread = Math.sqrt(common * (1 - common) * (1 / first.all + 1 / other.all));
  const difference = other.hits / other.all - first.hits / first.all;
  if (Math.abs(difference) < z * spread) return 'same';
  return difference > 0 ? 'more' : 'fewer';
}
