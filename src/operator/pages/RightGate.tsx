import type { ReactNode } from 'react';
import type { Right } from '#contract/operator-roles.ts';
import { oneOf } from '../language/format.ts';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { PackPage } from './console-page.ts';
import { mayOpen } from './may-open.ts';

const rightName = (right: Right): string => say(`console.${right}.title`);

/** A page of a pack, or that this account has no right to it. */
export const RightGate = ({
  page,
  children,
}: {
  page: Pick<PackPage, 'title' | 'needs'>;
  children: ReactNode;
}) => {
  const { roles } = useOperatorSession();
  const { pack } = usePack();
  if (mayOpen(page, pack, roles)) return children;
  const { title, needs = [] } = page;
  return (
    <EmptyState icon="info" title={say('console.readOnly.noRight', { page: title })}>
      <p>{say('console.readOnly.noRightText', { right: oneOf(needs.map(rightName)) })}</p>
    </EmptyState>
  );
};
