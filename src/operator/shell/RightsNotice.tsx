import { mayOn, mayUse } from '#contract/operator-roles.ts';
import { documentNames } from '#contract/generated/names.ts';
import { kindName } from '../documents/kind-name.ts';
import { Notice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { texts } from '../texts.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Says what this account may change here, unless that is everything. */
export const RightsNotice = () => {
  const { roles } = useOperatorSession();
  const { pack } = usePack();
  if (mayOn(roles, pack, 'editor')) return null;
  const kinds = documentNames.filter((kind) => mayOn(roles, pack, 'editor', kind));
  if (kinds.length === documentNames.length) return null;
  const names = [
    ...kinds.map(kindName),
    ...(mayUse(roles, pack, 'payments', 'publisher') ? [texts.readOnly.payments] : []),
  ];
  return names.length === 0 ? (
    <Notice title={texts.readOnly.title}>
      <p>{texts.readOnly.text}</p>
    </Notice>
  ) : (
    <Notice title={texts.readOnly.partly(names)}>
      <p>{texts.readOnly.partlyText}</p>
    </Notice>
  );
};
