/** Symbols of every slot, from the dearest to the cheapest; a theme draws them. */
export const symbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'm1', 'm2', 'l1', 'l2', 'l3'] as const;
export type SlotSymbol = (typeof symbols)[number];

export type Profile = {
  /** Count of each symbol on each of the five reels. */
  counts: Readonly<Record<SlotSymbol, readonly [number, number, number, number, number]>>;
  /** Payouts of 3, 4 and 5 of a symbol from the left, in stakes of a line; wilds alone pay as `h1`. */
  pays: Readonly<Partial<Record<SlotSymbol, readonly [number, number, number]>>>;
  /** Payouts of 3, 4 and 5 scatters anywhere, in whole stakes. */
  scatterPays: readonly [number, number, number];
  /** Free rounds for 3, 4 and 5 scatters; they are not won again in free rounds. */
  freeRounds: readonly [number, number, number];
  /** Factor of wins in free rounds. */
  freeTimes: number;
};

const counts: Profile['counts'] = {
  wild: [0, 3, 3, 3, 2],
  scatter: [1, 1, 1, 1, 1],
  h1: [2, 2, 2, 2, 2],
  h2: [3, 3, 2, 3, 3],
  h3: [3, 3, 3, 3, 3],
  m1: [4, 3, 4, 3, 4],
  m2: [4, 4, 4, 4, 4],
  l1: [5, 4, 4, 4, 4],
  l2: [4, 5, 4, 5, 4],
  l3: [5, 4, 5, 4, 5],
};

/** The slots' pay tables, by temper; `vault` leaves room for the progressive pot. */
export const profiles = {
  calm: {
    counts,
    pays: {
      h1: [40, 120, 480],
      h2: [27, 78, 270],
      h3: [19, 58, 200],
      m1: [16, 39, 115],
      m2: [14, 32, 95],
      l1: [10, 23, 58],
      l2: [8, 19, 50],
      l3: [5, 16, 40],
    },
    scatterPays: [2, 10, 50],
    freeRounds: [8, 12, 20],
    freeTimes: 2,
  },
  even: {
    counts,
    pays: {
      h1: [43, 200, 1000],
      h2: [27, 100, 420],
      h3: [19, 68, 250],
      m1: [12, 36, 136],
      m2: [10, 31, 100],
      l1: [7, 19, 54],
      l2: [7, 15, 43],
      l3: [3, 12, 34],
    },
    scatterPays: [2, 10, 60],
    freeRounds: [10, 15, 25],
    freeTimes: 2,
  },
  bold: {
    counts,
    pays: {
      h1: [50, 300, 2400],
      h2: [24, 110, 600],
      h3: [15, 60, 270],
      m1: [7, 24, 110],
      m2: [6, 18, 72],
      l1: [4, 11, 36],
      l2: [4, 10, 27],
      l3: [2, 6, 20],
    },
    scatterPays: [3, 15, 100],
    freeRounds: [12, 18, 30],
    freeTimes: 3,
  },
  vault: {
    counts,
    pays: {
      h1: [42, 200, 1000],
      h2: [27, 100, 400],
      h3: [18, 62, 250],
      m1: [12, 36, 130],
      m2: [10, 30, 100],
      l1: [7, 18, 52],
      l2: [7, 15, 42],
      l3: [3, 10, 30],
    },
    scatterPays: [2, 10, 60],
    freeRounds: [10, 15, 25],
    freeTimes: 2,
  },
} as const satisfies Record<string, Profile>;
export type ProfileName = keyof typeof profiles;

/** Ten lines over five reels: the row on each reel. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** The reels of a profile: each symbol spread over its reel, so that none stands twice in a window. */
export function reelsOf(profile: Profile): SlotSymbol[][] {
  return [0, 1, 2, 3, 4].map((reel) =>
    symbols
      .flatMap((symbol, kind) => {
        const count = profile.counts[symbol][reel] ?? 0;
        return Array.from({ length: count }, (_, at) => ({
          symbol,
          place: (at + ((kind * 7 + reel * 3) % 10) / 10) / count,
        }));
      })
      .sort((a, b) => a.place - b.place)
      .map(({ symbol }) => symbol),
  );
}
