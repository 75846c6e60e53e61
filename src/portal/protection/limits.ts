import type { CallTypes } from '#contract/generated/calls.ts';

export type Protection = CallTypes['protection']['value'];
export type Limit = Protection['limits'][number];
export type LimitKind = Limit['kind'];

/** The limit of a kind with the least left; undefined when none is set. */
export function strictestLimit(
  limits: readonly Limit[],
  kind: LimitKind,
): (Limit & { left: string }) | undefined {
  return limits
    .filter((limit): limit is Limit & { left: string } => limit.kind === kind && limit.left !== null)
    .sort((one, other) => (BigInt(one.left) < BigInt(other.left) ? -1 : 1))[0];
}

/** Used part of a limit in percent, 0 to 100. */
export function usedPercent({ amount, used }: Pick<Limit, 'amount' | 'used'>): number {
  if (amount === null || BigInt(used) <= 0n) return 0;
  if (BigInt(used) >= BigInt(amount)) return 100;
  return Number((BigInt(used) * 100n) / BigInt(amount));
}
