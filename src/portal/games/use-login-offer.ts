import { useCallback } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Navigation } from '#portal/shell/navigation.ts';

/** Opens the login for a visitor and says why; undefined for whoever is logged in (specification section 6). */
export function useLoginOffer(): (() => void) | undefined {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const { navigation, toasts, say } = usePortal();
  const offer = useCallback(() => {
    // The top layer is ordered by who came last: said before the login is open, the words would lie under it.
    whenOpen(navigation, 'login', () => toasts.show(say('block.game.loginFirst'), 'info'));
    navigation.openModal({ id: 'login' });
  }, [navigation, toasts, say]);
  return loggedIn ? undefined : offer;
}

function whenOpen(navigation: Navigation, modal: string, then: () => void): void {
  const stop = navigation.subscribe(() => {
    if (!navigation.modals().some(({ id }) => id === modal)) return;
    stop();
    requestAnimationFrame(then);
  });
}
