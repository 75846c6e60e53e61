import { useCallback } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useAction } from '#portal/actions/use-action.ts';

/** Opens the login for a visitor; undefined for whoever is logged in (specification section 6). */
export function useLoginOffer(): (() => void) | undefined {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const run = useAction();
  const offer = useCallback(() => {
    void run({ do: 'openModal', modal: 'login', message: 'block.game.loginFirst' });
  }, [run]);
  return loggedIn ? undefined : offer;
}
