/** Round played before the time of stories; amounts in whole units of the brand's currency. */
export type Play = {
  account: string;
  hoursAgo: number;
  /** Index of the game's kind. */
  game: number;
  stake: number;
  /** Payout, 0 when lost; undefined while it is open. */
  pays: number | undefined;
};

const of =
  (account: string) =>
  ([hoursAgo, game, stake, pays]: readonly [number, number, number, number?]): Play => ({
    account,
    hoursAgo,
    game,
    stake,
    pays,
  });

/** A week of the demo member: better days and worse ones. */
const member = (
  [
    [158, 0, 2000, 0],
    [157, 0, 2000, 5200],
    [156, 3, 5000, 0],
    [134, 1, 4000, 7800],
    [133, 1, 4000, 0],
    [132, 4, 1500, 0],
    [110, 2, 6000, 0],
    [109, 2, 3000, 0],
    [108, 0, 1000, 9500],
    [86, 5, 2500, 4750],
    [85, 5, 2500, 0],
    [61, 0, 3000, 0],
    [60, 6, 5000, 0],
    [59, 3, 2000, 3900],
    [37, 1, 5000, 21000],
    [36, 1, 5000, 0],
    [35, 4, 1000, 0],
    [13, 0, 2000, 0],
    [12, 2, 4000, 6600],
    [3, 5, 1500, 0],
    [2, 0, 2500, 12000],
    [1, 6, 3000],
  ] as const
).map(of('demo'));

/** Others, whose wins stand on the boards: of this morning, of the week and of the month. */
const others = (
  [
    ['demoteam1', [0.4, 0, 500, 48_000]],
    ['demosub', [0.9, 1, 5000, 175_000]],
    ['demoteam3', [1.6, 2, 1500, 36_500]],
    ['demoagent', [2.5, 3, 10_000, 92_000]],
    ['demoteam1', [4, 4, 200, 61_400]],
    ['demosub', [7, 5, 2000, 54_000]],
    ['demoteam3', [11, 0, 300, 128_700]],
    ['demoteam4', [30, 6, 100, 40_250]],
    ['demoteam5', [55, 1, 100, 33_300]],
    ['demosub', [80, 2, 4000, 240_000]],
    ['demoagent', [130, 0, 8000, 310_000]],
    ['demoteam3', [200, 3, 900, 27_800]],
  ] as const
).map(([account, play]) => of(account)(play));

/** In the sequence in which they were played, as a ledger has them. */
export const plays: readonly Play[] = [...member, ...others].sort((a, b) => b.hoursAgo - a.hoursAgo);
