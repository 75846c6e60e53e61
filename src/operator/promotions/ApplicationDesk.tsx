import { useState } from 'react';
import type { PaymentDesk } from '../payments/calls.ts';
import { QueueList } from '../payments/QueueList.tsx';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Segments } from '../parts/Segments.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Loading } from '../parts/Loading.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { useApplications, type ApplicationQuery } from './usePromotions.ts';

const states = ['APPLYING', 'PASSED', 'REJECTED', 'all'] as const;

/** Applications for promotions: found by state, member or promotion, and decided. */
export const ApplicationDesk = ({ desk }: { desk: PaymentDesk }) => {
  const [query, setQuery] = useState<ApplicationQuery>({ state: 'APPLYING', search: '', page: 0 });
  const { data, error, isPending, refetch } = useApplications(query);
  return (
    <>
      <div className="op-payments-choice">
        <Segments
          label={say('console.promotions.view')}
          value={query.state}
          options={states.map((id) => ({ id, name: say(`console.promotions.states.${id}`) }))}
          onChange={(state) => setQuery({ ...query, state, page: 0 })}
        />
        <SearchBox
          label={say('console.promotions.search')}
          value={query.search}
          onChange={(search) => setQuery({ ...query, search, page: 0 })}
        />
      </div>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <QueueList
          page={query.page}
          more={data.more}
          count={data.applications.length}
          empty={{ title: say('console.promotions.none') }}
          onPage={(page) => setQuery({ ...query, page })}
        >
          {data.applications.map((application) => (
            <ApplicationCard key={application.id} application={application} desk={desk} />
          ))}
        </QueueList>
      )}
    </>
  );
};
