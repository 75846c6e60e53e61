/** The value below which the share `at` (0 to 1) of the numbers lies; NaN of none. */
export const quantile = (numbers: readonly number[], at: number): number => {
  const sorted = numbers.filter((number) => !Number.isNaN(number)).toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(place)] ?? below) - below) * (place % 1);
};

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
