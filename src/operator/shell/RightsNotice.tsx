import { mayOn, mayUse } from '#contract/operator-roles.ts';
import { documentNames } from '#contract/generated/names.ts';
import { kindName } from '../documents/kind-name.ts';
import { Notice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { allOf } from '../language/format.ts';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Notice of this account's rights here, unless they are complete. */
export const RightsNotice = () => {
  const { roles } = useOperatorSession();
  const { pack } = usePack();
  if (mayOn(roles, pack, 'editor')) return null;
  const kinds = documentNames.filter((kind) => mayOn(roles, pack, 'editor', kind));
  if (kinds.length === documentNames.length) return null;
  const names = [
    ...kinds.map(kindName),
    ...(mayUse(roles, pack, 'payments', 'publisher') ? [say('console.readOnly.payments')] : []),
  ];
  return names.length === 0 ? (
    <Notice title={say('console.readOnly.title')}>
      <p>{say('console.readOnly.text')}</p>
    </Notice>
  ) : (
    <Notice title={say('console.readOnly.partly', { kinds: allOf(names) })}>
      <p>{say('console.readOnly.partlyText')}</p>
    </Notice>
  );
};
