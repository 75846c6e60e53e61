import { createContext, useContext } from 'react';
import type { OperatorSession } from '#contract/generated/admin-types.ts';
import { bestRoleOn } from '#contract/operator-roles.ts';
import type { Role } from '../api/types.ts';

const SessionContext = createContext<OperatorSession | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

export function useOperatorSession(): OperatorSession {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('useOperatorSession is used outside SessionProvider. Wrap the tree in SessionGate.');
  return session;
}

/** The account's strongest role on any kind of document of a pack. */
export const roleFor = ({ roles }: Pick<OperatorSession, 'roles'>, pack: string): Role | undefined =>
  bestRoleOn(roles, pack);
