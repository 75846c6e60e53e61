import type { ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import type { PaymentDesk } from './calls.ts';
import { usePaymentDesk } from './usePayments.ts';
import './payments.css';

/** A page of the right `payments`, with what its desk has to know; `looksOnly` is said to who may decide nothing. */
export const DeskSection = ({
  id,
  title,
  lead,
  looksOnly,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  looksOnly: string;
  children: (desk: PaymentDesk) => ReactNode;
}) => {
  const { data, error, isPending, refetch } = usePaymentDesk();
  return (
    <section className="op-section" aria-labelledby={id}>
      <header className="op-section-head">
        <h1 id={id}>{title}</h1>
        <p className="op-lead">{lead}</p>
      </header>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          {!data.decides && <Notice title={looksOnly} />}
          {children(data)}
        </>
      )}
    </section>
  );
};
