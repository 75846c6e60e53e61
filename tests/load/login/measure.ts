import { performance } from 'node:perf_hooks';

/** Result of a closed loop of clients: each starts again as soon as it has its answer. */
export type Measured = {
  done: number;
  failed: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Distinct messages of failures. */
  reasons: string[];
};

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Runs `work` in `clients` loops for the given time, or until it reports that nothing is left. */
export async function measure(
  { seconds, clients }: { seconds: number; clients: number },
  work: (turn: number) => Promise<void> | undefined,
): Promise<Measured> {
  const times: number[] = [];
  const reasons = new Set<string>();
  let failed = 0;
  let turn = 0;
  const begun = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) {
      const at = performance.now();
      const task = work(turn++);
      if (!task) return;
      try {
        await task;
        times.push(performance.now() - at);
      } catch (fault) {
        failed += 1;
        reasons.add(String(fault).slice(0, 200));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const passed = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  return {
    done: times.length,
    failed,
    seconds: passed,
    perSecond: times.length / passed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    reasons: [...reasons],
  };
}
