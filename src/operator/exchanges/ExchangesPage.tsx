import { useState } from 'react';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { DeskSection } from '../payments/DeskSection.tsx';
import { QueueList } from '../payments/QueueList.tsx';
import { statuses, type ExchangeQuery } from './calls.ts';
import { ExchangeCard } from './ExchangeCard.tsx';
import { useExchanges } from './useExchanges.ts';

const views = [...statuses, 'all'] as const;

/** Exchanges of points of a brand: searched by status, member, item or trade number, and decided. */
export const ExchangesPage = () => {
  const [asked, setAsked] = useState<ExchangeQuery>({ status: 'APPLYING', search: '', page: 0 });
  const change = (next: Partial<ExchangeQuery>): void => setAsked({ ...asked, page: 0, ...next });
  return (
    <DeskSection
      id="exchanges-title"
      title={say('console.exchanges.title')}
      lead={say('console.exchanges.lead')}
      looksOnly={say('console.exchanges.looksOnly')}
    >
      {(desk) => (
        <>
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
          <Exchanges desk={desk} asked={asked} onPage={(page) => change({ page })} />
        </>
      )}
    </DeskSection>
  );
};

const Exchanges = ({
  desk,
  asked,
  onPage,
}: {
  desk: PaymentDesk;
  asked: ExchangeQuery;
  onPage: (page: number) => void;
}) => {
  const found = useExchanges(asked);
  const empty = { title: say('console.exchanges.none') };
  return (
    <Answered asked={found}>
      {({ exchanges, more }) => (
        <QueueList page={asked.page} more={more} count={exchanges.length} empty={empty} onPage={onPage}>
          {exchanges.map((exchange) => (
            <ExchangeCard key={exchange.id} exchange={exchange} desk={desk} />
          ))}
        </QueueList>
      )}
    </Answered>
  );
};
