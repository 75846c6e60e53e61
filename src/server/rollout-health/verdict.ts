import type { RolloutHealth } from './health.ts';

/** When a rollout stops by itself. */
export type Guard = {
  off?: boolean;
  /** Fewest pages of each side before anything is decided. */
  views?: number;
  /** How often as many pages have to break as elsewhere. */
  factor?: number;
};

const usual = { views: 200, factor: 3 };
/** Fewest broken pages that decide anything. */
const faultsLeast = 5;
/** Share of broken pages that counts as none, so that no factor of nothing stops a rollout. */
const floor = 0.002;
/** Standard deviations beyond which a difference is no chance, one time in two hundred. */
const z = 2.58;

/** True if the pages of a rollout break by the factor more often than the others, beyond chance. */
export function isWorse({ rollout, rest }: RolloutHealth, guard: Guard = {}): boolean {
  const { off = false, views = usual.views, factor = usual.factor } = guard;
  if (off || rollout.views < views || rest.views < views || rollout.faulted < faultsLeast) return false;
  const [rate, other] = [rollout.faulted / rollout.views, rest.faulted / rest.views];
  if (rate < factor * Math.max(other, floor)) return false;
  const common = (rollout.faulted + rest.faulted) / (rollout.views + rest.views);
  const spread = Math.sqrt(common * (1 - common) * (1 / rollout.views + 1 / rest.views));
  return rate - other > z * spread;
}
