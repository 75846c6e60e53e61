import { useState, type ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import type { Desk, QueueView } from './calls.ts';
import { DepositCard } from './DepositCard.tsx';
import { paymentTexts as texts } from './texts.ts';
import { useDeposits, useDesk, useWithdrawals } from './usePayments.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import './payments.css';

/** The queues of deposits and withdrawals of a brand. */
export const PaymentsPage = () => {
  const desk = useDesk();
  const [what, setWhat] = useState<'deposits' | 'withdrawals'>('deposits');
  const [view, setView] = useState<QueueView>('open');
  const [page, setPage] = useState(0);
  return (
    <section className="op-section" aria-labelledby="payments-title">
      <header className="op-section-head">
        <h1 id="payments-title">{texts.title}</h1>
        <p className="op-lead">{texts.lead}</p>
      </header>
      {desk.isPending && <Loading />}
      {desk.error && <RefusalNotice refusal={refusalOf(desk.error)} onRetry={() => void desk.refetch()} />}
      {desk.data && (
        <>
          {!desk.data.decides && <Notice title={texts.looksOnly} />}
          <div className="op-payments-choice">
            <Segments
              label={texts.what}
              value={what}
              options={[
                { id: 'deposits', name: texts.deposits },
                { id: 'withdrawals', name: texts.withdrawals },
              ]}
              onChange={(id) => {
                setWhat(id);
                setPage(0);
              }}
            />
            <Segments
              label={texts.view}
              value={view}
              options={[
                { id: 'open', name: texts.open },
                { id: 'all', name: texts.all },
              ]}
              onChange={(id) => {
                setView(id);
                setPage(0);
              }}
            />
          </div>
          {what === 'deposits' ? (
            <Deposits desk={desk.data} view={view} page={page} onPage={setPage} />
          ) : (
            <Withdrawals desk={desk.data} view={view} page={page} onPage={setPage} />
          )}
        </>
      )}
    </section>
  );
};

type Queue = { desk: Desk; view: QueueView; page: number; onPage: (page: number) => void };

const Deposits = ({ desk, view, page, onPage }: Queue) => {
  const { data, error, isPending, refetch } = useDeposits(view, page);
  if (isPending) return <Loading />;
  if (error) return <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />;
  return (
    <QueueList page={page} more={data.more} count={data.deposits.length} onPage={onPage}>
      {data.deposits.map((deposit) => (
        <DepositCard key={deposit.id} deposit={deposit} desk={desk} />
      ))}
    </QueueList>
  );
};

const Withdrawals = ({ desk, view, page, onPage }: Queue) => {
  const { data, error, isPending, refetch } = useWithdrawals(view, page);
  if (isPending) return <Loading />;
  if (error) return <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />;
  return (
    <QueueList page={page} more={data.more} count={data.withdrawals.length} onPage={onPage}>
      {data.withdrawals.map((withdrawal) => (
        <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} desk={desk} separate={data.separate} />
      ))}
    </QueueList>
  );
};

const QueueList = ({
  page,
  more,
  count,
  onPage,
  children,
}: {
  page: number;
  more: boolean;
  count: number;
  onPage: (page: number) => void;
  children: ReactNode;
}) => (
  <>
    {count === 0 ? (
      <EmptyState icon="check" title={texts.none}>
        <p className="op-quiet">{texts.noneHint}</p>
      </EmptyState>
    ) : (
      <ul className="op-payments">{children}</ul>
    )}
    {(page > 0 || more) && (
      <nav className="op-pager" aria-label={texts.view}>
        <Button look="quiet" isDisabled={page === 0} onPress={() => onPage(page - 1)}>
          {texts.newer}
        </Button>
        <span role="status">{texts.page(page + 1)}</span>
        <Button look="quiet" isDisabled={!more} onPress={() => onPage(page + 1)}>
          {texts.older}
        </Button>
      </nav>
    )}
  </>
);
