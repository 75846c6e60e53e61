import { useState } from 'react';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { useFact } from '#ui/facts/facts.tsx';

/** True for a member at a path to which no visitor came: not for who logs in there, and not for a guest, who may log in. */
export function useCameAsMember(path: string): boolean {
  const hydrated = useHydrated();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  const [visited, setVisited] = useState<string>();
  const isMember = loggedIn && !isGuest;
  // A member's page stands as a visitor's until it has been taken over.
  const isVisitor = hydrated && !isMember && document.documentElement.dataset['drawn'] !== 'member';
  if (isVisitor && visited !== path) setVisited(path);
  return isMember && visited !== path;
}
