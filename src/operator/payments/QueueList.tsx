import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';

/** A page of a queue, with what pages through it. */
export const QueueList = ({
  page,
  more,
  count,
  empty,
  onPage,
  children,
}: {
  page: number;
  more: boolean;
  count: number;
  empty: { title: string; hint?: string };
  onPage: (page: number) => void;
  children: ReactNode;
}) => (
  <>
    {count === 0 ? (
      <EmptyState icon="check" title={empty.title}>
        {empty.hint !== undefined && <p className="op-quiet">{empty.hint}</p>}
      </EmptyState>
    ) : (
      <ul className="op-payments">{children}</ul>
    )}
    {(page > 0 || more) && (
      <nav className="op-pager" aria-label={say('console.payments.view')}>
        <Button look="quiet" isDisabled={page === 0} onPress={() => onPage(page - 1)}>
          {say('console.payments.newer')}
        </Button>
        <span role="status">{say('console.payments.page', { page: page + 1 })}</span>
        <Button look="quiet" isDisabled={!more} onPress={() => onPage(page + 1)}>
          {say('console.payments.older')}
        </Button>
      </nav>
    )}
  </>
);
