import { useEffect } from 'react';
import { useCall } from '../calls/use-call.ts';
import type { Loaded } from '../calls/loaded.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

export type RainsValue = CallValue<'rains'>;
export type RainValue = RainsValue['rains'][number];

/** Margin after a turn, for a clock of the page that is ahead of the server's. */
const marginMs = 500;
/** Until the next question where the server is not there yet. */
const againMs = 2000;

/** Moments at which a rain begins or ends. */
const turnsOf = ({ rains }: RainsValue): number[] =>
  rains.flatMap(({ now, next }) => [...(now ? [now.until] : []), ...(next ? [next.from] : [])]);

/** Rains of the member, asked again whenever one begins or ends. */
export function useRains(): Loaded<RainsValue> {
  const { calls, clock } = usePortal();
  const loaded = useCall('rains', {});
  const turn = loaded.state === 'ready' ? Math.min(...turnsOf(loaded.value)) : Infinity;
  useEffect(() => {
    if (turn === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      calls.invalidate((id) => id === 'rains');
      timer = setTimeout(ask, againMs);
    };
    timer = setTimeout(ask, Math.max(turn - clock().getTime(), 0) + marginMs);
    return () => clearTimeout(timer);
  }, [turn, calls, clock]);
  return loaded;
}
