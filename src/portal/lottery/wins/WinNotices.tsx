import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useCall } from '../../calls/use-call.ts';
import type { CallValue } from '../../gateway/call-types.ts';
import { usePortal } from '../../runtime/portal-context.ts';
import { isWin, tellDraws } from './tell-wins.ts';

const onLook = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
/** A draw that was told as lost is told again if a corrected result pays. */
const newsOf = (draw: CallValue<'lotteryWins'>['wins'][number]): string =>
  `${draw.game}/${draw.numero}/${isWin(draw) ? 'won' : 'lost'}`;
const isLookedAt = (): boolean => document.visibilityState === 'visible';

/**
 * Notifies a member of draws that settled bets of theirs, won or lost: at once on a visible page, else when one becomes visible. Guests
 * have no bets.
 */
export function WinNotices() {
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  return isGuest ? null : <OwnWins />;
}

function OwnWins() {
  const portal = usePortal();
  const { gateway } = portal;
  const loaded = useCall('lotteryWins', {});
  const looked = useSyncExternalStore(onLook, isLookedAt);
  const told = useRef(new Set<string>());
  const answer = loaded.state === 'ready' ? loaded.value : undefined;
  useEffect(() => {
    if (!answer || !looked) return;
    const fresh = answer.wins.filter((draw) => !told.current.has(newsOf(draw)));
    if (fresh.length === 0) return;
    for (const draw of fresh) told.current.add(newsOf(draw));
    tellDraws(portal, fresh, answer.digits);
    const draws = fresh.map(({ game, numero }) => ({ game, numero }));
    // If marking as seen fails, the next page repeats the notice.
    gateway.call('lotteryWinsSeen', { body: { draws } }).catch(() => undefined);
  }, [answer, looked, portal, gateway]);
  return null;
}
