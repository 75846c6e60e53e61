import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { statuses, type Asked } from './calls.ts';
import { ExchangeCard } from './ExchangeCard.tsx';
import { useExchanges } from './useExchanges.ts';
import '../payments/payments.css';

const views = [...statuses, 'all'] as const;

/** Exchanges of points of a brand: searched by status, member, item or trade number, and decided. */
export const ExchangesPage = () => {
  const [asked, setAsked] = useState<Asked>({ status: 'APPLYING', search: '', page: 0 });
  const { data, error, isPending, refetch } = useExchanges(asked);
  const change = (next: Partial<Asked>): void => setAsked({ ...asked, page: 0, ...next });
  return (
    <section className="op-section" aria-labelledby="exchanges-title">
      <header className="op-section-head">
        <h1 id="exchanges-title">{say('console.exchanges.title')}</h1>
        <p className="op-lead">{say('console.exchanges.lead')}</p>
      </header>
      <div className="op-payments-choice">
        <Segments
          label={say('console.exchanges.view')}
          value={asked.status}
          options={views.map((id) => ({ id, name: say(`console.exchanges.statuses.${id}`) }))}
          onChange={(status) => change({ status })}
        />
        <SearchBox
          label={say('console.exchanges.search')}
          value={asked.search}
          onChange={(search) => change({ search })}
        />
      </div>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && !error && (
        <>
          {!data.decides && <Notice title={say('console.exchanges.looksOnly')} />}
          {data.exchanges.length === 0 ? (
            <EmptyState icon="check" title={say('console.exchanges.none')} />
          ) : (
            <ul className="op-payments">
              {data.exchanges.map((exchange) => (
                <ExchangeCard key={exchange.id} exchange={exchange} desk={data} />
              ))}
            </ul>
          )}
          {(asked.page > 0 || data.more) && (
            <nav className="op-pager" aria-label={say('console.exchanges.view')}>
              <Button
                look="quiet"
                isDisabled={asked.page === 0}
                onPress={() => change({ page: asked.page - 1 })}
              >
                {say('console.payments.newer')}
              </Button>
              <span role="status">{say('console.payments.page', { page: asked.page + 1 })}</span>
              <Button look="quiet" isDisabled={!data.more} onPress={() => change({ page: asked.page + 1 })}>
                {say('console.payments.older')}
              </Button>
            </nav>
          )}
        </>
      )}
    </section>
  );
};
