import { useCallback } from 'react';
import { usePortal } from '#portal/runtime/portal-context.ts';

const skews = new WeakMap<object, number>();

/** The platform's time: its clock's difference from ours is measured when an answer with a time arrives. */
export function useServerClock(answer: { now: number } | undefined): () => number {
  const { clock } = usePortal();
  if (answer && !skews.has(answer)) skews.set(answer, answer.now - clock().getTime());
  const skew = answer ? (skews.get(answer) ?? 0) : 0;
  return useCallback(() => clock().getTime() + skew, [clock, skew]);
}
