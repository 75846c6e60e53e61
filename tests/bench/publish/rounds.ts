/** Times at which each page had a round's content, in milliseconds since its start. */
export type Round = { started: number; times: number[] };

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

/** Waits until a condition holds. @throws after `seconds`, saying what was waited for. */
export async function until(what: string, holds: () => boolean, seconds = 60): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`Waited ${seconds} s for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Of every delivery, and of the last one of each round. */
export function summary(rounds: readonly Round[]) {
  const since = rounds.map(({ started, times }) => times.map((at) => at - started));
  const all = since.flat();
  const last = since.map((times) => times.reduce((most, time) => Math.max(most, time), 0));
  return {
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    lastP50: quantile(last, 0.5),
    lastP99: quantile(last, 0.99),
  };
}
