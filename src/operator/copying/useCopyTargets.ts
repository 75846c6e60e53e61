import { consolePack } from '#contract/console-pack.ts';
import type { Pack } from '#contract/generated/admin-types.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { usePacks } from '../brands/usePacks.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Other brands in which this account may edit documents of the kinds of `keys`; undefined until the brands are known. */
export function useCopyTargets(keys: readonly DocumentKey[]): readonly Pack[] | undefined {
  const { pack } = usePack();
  const { roles } = useOperatorSession();
  return usePacks().data?.filter(
    (each) =>
      each.pack !== pack &&
      each.pack !== consolePack &&
      keys.every((key) => mayOn(roles, each.pack, 'editor', splitKey(key).kind)),
  );
}
