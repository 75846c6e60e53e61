import { useState } from 'react';
import type { QueueView } from '#contract/generated/admin-types.ts';
import { Segments } from '../parts/Segments.tsx';
import type { PaymentDesk } from './calls.ts';
import { DepositCard } from './DepositCard.tsx';
import { DeskSection } from './DeskSection.tsx';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { QueueList } from './QueueList.tsx';
import { useDeposits, useWithdrawals } from './usePayments.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';

/** The queues of deposits and withdrawals of a brand. */
export const PaymentsPage = () => {
  const [what, setWhat] = useState<'deposits' | 'withdrawals'>('deposits');
  const [view, setView] = useState<QueueView>('open');
  const [page, setPage] = useState(0);
  return (
    <DeskSection
      id="payments-title"
      title={say('console.payments.title')}
      lead={say('console.payments.lead')}
      looksOnly={say('console.payments.looksOnly')}
    >
      {(desk) => (
        <>
          <div className="op-payments-choice">
            <Segments
              label={say('console.payments.what')}
              value={what}
              options={[
                { id: 'deposits', name: say('console.payments.deposits') },
                { id: 'withdrawals', name: say('console.payments.withdrawals') },
              ]}
              onChange={(id) => {
                setWhat(id);
                setPage(0);
              }}
            />
            <Segments
              label={say('console.payments.view')}
              value={view}
              options={[
                { id: 'open', name: say('console.payments.open') },
                { id: 'all', name: say('console.payments.all') },
              ]}
              onChange={(id) => {
                setView(id);
                setPage(0);
              }}
            />
          </div>
          {what === 'deposits' ? (
            <Deposits desk={desk} view={view} page={page} onPage={setPage} />
          ) : (
            <Withdrawals desk={desk} view={view} page={page} onPage={setPage} />
          )}
        </>
      )}
    </DeskSection>
  );
};

const emptyQueue = { title: say('console.payments.none'), hint: say('console.payments.noneHint') };

type Queue = { desk: PaymentDesk; view: QueueView; page: number; onPage: (page: number) => void };

const Deposits = ({ desk, view, page, onPage }: Queue) => {
  const asked = useDeposits(view, page);
  return (
    <Answered asked={asked}>
      {({ deposits, more }) => (
        <QueueList page={page} more={more} empty={emptyQueue} count={deposits.length} onPage={onPage}>
          {deposits.map((deposit) => (
            <DepositCard key={deposit.id} deposit={deposit} desk={desk} />
          ))}
        </QueueList>
      )}
    </Answered>
  );
};

const Withdrawals = ({ desk, view, page, onPage }: Queue) => {
  const asked = useWithdrawals(view, page);
  return (
    <Answered asked={asked}>
      {({ withdrawals, more, separate }) => (
        <QueueList page={page} more={more} empty={emptyQueue} count={withdrawals.length} onPage={onPage}>
          {withdrawals.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} desk={desk} separate={separate} />
          ))}
        </QueueList>
      )}
    </Answered>
  );
};
