import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../runtime/portal-context.ts';
import { tellWins } from './tell-wins.ts';

const onLook = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isLookedAt = (): boolean => document.visibilityState === 'visible';

/** Notifies a member of wins: at once on a visible page, else when one becomes visible. Guests have no bets. */
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
    const fresh = answer.wins.filter(({ game, numero }) => !told.current.has(`${game}/${numero}`));
    if (fresh.length === 0) return;
    for (const { game, numero } of fresh) told.current.add(`${game}/${numero}`);
    tellWins(portal, fresh, answer.digits);
    const draws = fresh.map(({ game, numero }) => ({ game, numero }));
    // If marking as seen fails, the next page repeats the notice.
    gateway.call('lotteryWinsSeen', { body: { draws } }).catch(() => undefined);
  }, [answer, looked, portal, gateway]);
  return null;
}
