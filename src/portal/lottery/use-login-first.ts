import { useFact } from '#ui/facts/facts.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Opens the login for a visitor; undefined for a logged-in member. */
export function useLoginFirst(): (() => void) | undefined {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const { navigation } = usePortal();
  return loggedIn ? undefined : () => navigation.openModal({ id: 'login' });
}
