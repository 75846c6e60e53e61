import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Head and tabs of the pages of the cashier; says so where the brand has no cashier. */
export const CashierFrame = ({ isThere, children }: { isThere: boolean; children: ReactNode }) => {
  const { pack } = usePack();
  return (
    <section className="op-section" aria-labelledby="cashier-title">
      <header className="op-section-head">
        <h1 id="cashier-title">{say('console.cashier.title')}</h1>
        <p className="op-lead">{say('console.cashier.lead')}</p>
      </header>
      <LinkTabs
        label={say('console.cashier.title')}
        tabs={[
          { id: 'deposit', to: `/${pack}/cashier`, label: say('console.cashier.deposit'), exact: true },
          {
            id: 'withdrawal',
            to: `/${pack}/cashier/withdrawal`,
            label: say('console.cashier.withdrawal'),
          },
        ]}
      />
      {isThere ? children : <EmptyState icon="info" title={say('console.cashier.none')} />}
    </section>
  );
};
