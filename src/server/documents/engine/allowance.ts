/** Milliseconds of judging that one account may have at once, and in each minute from then on. */
const most = 15_000;
const aMinute = 15_000;

/** Time budget per account for judging new patterns; verdicts are cached, so known patterns cost none. */
export function createAllowance(clock: () => Date): {
  left(account: string): number;
  take(account: string, milliseconds: number): void;
} {
  const used = new Map<string, { left: number; at: number }>();
  const left = (account: string): number => {
    const before = used.get(account);
    if (!before) return most;
    return Math.min(most, before.left + ((clock().getTime() - before.at) / 60_000) * aMinute);
  };
  return {
    left,
    take(account, milliseconds) {
      const rest = left(account) - milliseconds;
      if (milliseconds > 0) used.set(account, { left: rest, at: clock().getTime() });
      for (const other of used.keys()) if (left(other) >= most) used.delete(other);
    },
  };
}
