import { useFact } from '#ui/facts/facts.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { openRole } from '#portal/screens/open-role.ts';

/** Opens the login for a visitor; undefined for a logged-in member. */
export function useLoginFirst(): (() => void) | undefined {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const portal = usePortal();
  return loggedIn ? undefined : () => openRole(portal, 'login');
}
