import { useQueryClient } from '@tanstack/react-query';
import type { OperatorSession } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { sessionKey } from './useSession.ts';

/** Goes on with a session that was just opened, however it was. */
export function useOpened(): (session: OperatorSession) => void {
  const { signedOut } = useAdmin();
  const client = useQueryClient();
  return (session) => {
    client.setQueryData(sessionKey, session);
    Object.assign(signedOut, { now: false });
  };
}
