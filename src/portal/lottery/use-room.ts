import { useEffect, useReducer, useState } from 'react';
import type { Loaded } from '#portal/calls/loaded.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { OpenDraw, Rules } from './room-types.ts';
import { useServerClock } from './server-clock.ts';

const pollMs = 2000;
/** The most a timer of a browser takes. */
const longest = 2 ** 31 - 1;

export type Room = {
  rules: Loaded<Rules>;
  /** The draw that takes bets now. */
  draw: OpenDraw | undefined;
  /** Later draws that take bets, for a chase. */
  further: readonly OpenDraw[];
  /** Milliseconds since 1970 on the platform's clock. */
  serverNow: () => number;
  /** A draw whose result is on its way. */
  pending: string | undefined;
};

/** Whether nothing more will come of a draw by itself: one that is only drawn shows its balls step by step, and its bets wait. */
const isDone = (status: string): boolean => status === 'SETTLED' || status === 'VOID';

/**
 * A game with the draw that is open. Draws roll on by themselves, by the platform's clock: when bets close the next one is the
 * open one, and from the draw on the result is asked for until it is complete.
 */
export function useRoom(game: string): Room {
  const rules = useCall('lotteryGame', { query: { game } });
  const { calls } = usePortal();
  const serverNow = useServerClock(rules.value);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const [awaited, setAwaited] = useState<{ game: string; numero: string } | undefined>(undefined);

  const { value } = rules;
  const now = serverNow();
  const draws = value?.draws;
  const open = (draws ?? []).filter(({ closesAt }) => closesAt > now);
  const draw = open[0];
  const last = value?.last;
  const drawn = awaited?.game === game ? awaited.numero : undefined;
  const pending =
    drawn !== undefined && (last === undefined || last.numero < drawn)
      ? drawn
      : last && !isDone(last.status)
        ? last.numero
        : undefined;

  const nextTurn = (draws ?? [])
    .flatMap(({ closesAt, drawsAt }) => [closesAt, drawsAt])
    .filter((turn) => turn > now)
    .sort((a, b) => a - b)[0];
  useEffect(() => {
    if (nextTurn === undefined) return undefined;
    const turn = () => {
      const over = draws?.findLast(({ drawsAt }) => drawsAt <= serverNow());
      if (over) setAwaited({ game, numero: over.numero });
      tick();
    };
    const timer = setTimeout(turn, Math.min(longest, nextTurn - serverNow() + 20));
    return () => clearTimeout(timer);
  }, [nextTurn, serverNow, draws, game]);

  // Asks again while a result is on its way, and when the open draws run out.
  const asks = value !== undefined && (pending !== undefined || open.length < 2);
  useEffect(() => {
    if (!asks) return undefined;
    const timer = setTimeout(
      () => {
        if (!document.hidden) calls.invalidate((id) => id === 'lotteryGame');
        tick();
      },
      pending === undefined ? 10_000 : pollMs,
    );
    return () => clearTimeout(timer);
  });

  // What a new result brings: bets are settled, lists grow.
  const settled = last && isDone(last.status) ? `${last.numero} ${last.version}` : undefined;
  useEffect(() => {
    if (settled === undefined) return;
    calls.invalidate((id) => id === 'lotteryBets' || id === 'lotteryResults' || id === 'walletBalance');
  }, [settled, calls]);

  return { rules, draw, further: open.slice(1), serverNow, pending };
}
