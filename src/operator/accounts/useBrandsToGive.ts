import { allows, roleOn } from '#contract/operator-roles.ts';
import { usePacks } from '../brands/usePacks.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { packTitle } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

export type BrandToGive = { pack: string; name: string };

const none: readonly BrandToGive[] = [];

/** Brands on which the operator may give roles, first all brands (`*`) if allowed. */
export function useBrandsToGive(): readonly BrandToGive[] {
  const { roles } = useOperatorSession();
  const { data: packs } = usePacks();
  // A choice made before all are known would be another one a moment later.
  if (!packs) return none;
  const brands = packs
    .filter(({ pack }) => allows(roleOn(roles, pack), 'admin'))
    .map((pack) => ({ pack: pack.pack, name: packTitle(pack) }));
  return allows(roleOn(roles, '*'), 'admin')
    ? [{ pack: '*', name: say('console.accounts.everywhere') }, ...brands]
    : brands;
}
