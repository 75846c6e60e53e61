import { createContext, useContext } from 'react';
import { roles, type OperatorSession, type Role } from '../api/types.ts';

const SessionContext = createContext<OperatorSession | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

export function useOperatorSession(): OperatorSession {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('useOperatorSession is used outside SessionProvider. Wrap the tree in SessionGate.');
  return session;
}

/** The account's role for a pack: the stronger of its own and the one for all packs. */
export function roleFor(session: Pick<OperatorSession, 'roles'>, pack: string): Role | undefined {
  const given = [session.roles[pack], session.roles['*']].filter((role) => role !== undefined);
  return given.sort((a, b) => roles.indexOf(b) - roles.indexOf(a))[0];
}

/** True when a role allows what needs another one. */
export const allows = (role: Role | undefined, needed: Role): boolean =>
  role !== undefined && roles.indexOf(role) >= roles.indexOf(needed);
