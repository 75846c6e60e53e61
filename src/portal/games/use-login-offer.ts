import { useCallback } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Opens the login for a visitor and says why; undefined for whoever is logged in (specification section 6). */
export function useLoginOffer(): (() => void) | undefined {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const { navigation, toasts, say } = usePortal();
  const offer = useCallback(() => {
    toasts.show(say('block.game.loginFirst'), 'info');
    navigation.openModal({ id: 'login' });
  }, [navigation, toasts, say]);
  return loggedIn ? undefined : offer;
}
