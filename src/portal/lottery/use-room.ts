import { useEffect, useReducer, useState } from 'react';
import type { Loaded } from '#portal/calls/loaded.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useTakenOver } from '#portal/hydration/use-taken-over.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { OpenDraw, Rules } from './room-types.ts';
import { useOwnGroups } from './use-own-groups.ts';
import { useServerClock } from './server-clock.ts';

const pollMs = 2000;
/** Longest delay of a browser's timer, in milliseconds. */
const longest = 2 ** 31 - 1;

export type Room = {
  rules: Loaded<Rules>;
  /** The draw open for bets. */
  draw: OpenDraw | undefined;
  /** Later draws open for bets, for a chase. */
  further: readonly OpenDraw[];
  /** Milliseconds since 1970 by the platform's clock. */
  serverNow: () => number;
  /** A draw whose result is awaited. */
  pending: string | undefined;
};

/** True for final draws; a drawn one still reveals its balls step by step, and its bets are unsettled. */
const isDone = (status: string): boolean => status === 'SETTLED' || status === 'VOID';

/**
 * A game with its open draw, advanced by the platform's clock: when bets close the next draw opens, and from the drawing on the result
 * is polled until complete.
 */
export function useRoom(game: string): Room {
  const rules = useOwnGroups(useCall('lotteryGame', { query: { game } }));
  const { calls } = usePortal();
  const serverNow = useServerClock(rules.value);
  // A drawn page stands at the time of its drawing, and goes on from the present.
  const takenOver = useTakenOver();
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
    if (nextTurn === undefined || !takenOver) return undefined;
    const turn = () => {
      const over = draws?.findLast(({ drawsAt }) => drawsAt <= serverNow());
      if (over) setAwaited({ game, numero: over.numero });
      tick();
    };
    const timer = setTimeout(turn, Math.min(longest, nextTurn - serverNow() + 20));
    return () => clearTimeout(timer);
  }, [nextTurn, serverNow, draws, game, takenOver]);

  // Refetches while a result is awaited, when the open draws run out, and while others buy the numbers of the draw.
  const asks =
    value !== undefined && (pending !== undefined || open.length < 2 || value.numbers?.limit !== undefined);
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

  // A new result settles bets and extends lists.
  const settled = last && isDone(last.status) ? `${last.numero} ${last.version}` : undefined;
  useEffect(() => {
    if (settled === undefined) return;
    calls.invalidate((id) => id === 'lotteryBets' || id === 'lotteryResults' || id === 'walletBalance');
  }, [settled, calls]);

  return { rules, draw, further: open.slice(1), serverNow, pending };
}
