import type { Release } from '#contract/generated/admin-types.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { splitKey } from '#engine/packs.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { ReleasePage } from './release.ts';

/** True for an account that the brand lets approve; a hand in the release is another question. */
export function useMayApprove(page: Pick<ReleasePage, 'approvers'>) {
  const { account, roles } = useOperatorSession();
  const { pack } = usePack();
  return ({ documents }: Pick<Release, 'documents'>): boolean => {
    const holds = (role: 'publisher' | 'admin'): boolean =>
      documents.every(({ key }) => mayOn(roles, pack, role, splitKey(key).kind));
    if (!holds('publisher')) return false;
    const { approvers } = page;
    if (!approvers || approvers.operators.includes(account)) return true;
    return approvers.role !== null && holds(approvers.role);
  };
}
