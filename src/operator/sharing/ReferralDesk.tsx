import { useState } from 'react';
import { momentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { Answered } from '../parts/Answered.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { useReferrals, type ReferralQuery, type ReferralView } from './useSharing.ts';

const views = ['all', 'counted', 'refused'] as const satisfies readonly ReferralView[];
const columns = ['friend', 'inviter', 'registered', 'deposited', 'counts', 'awards'] as const;

/** Who was invited by whom, with what keeps some from counting. */
export const ReferralDesk = ({ desk }: { desk: PaymentDesk }) => {
  const [query, setQuery] = useState<ReferralQuery>({ view: 'all', search: '', page: 0 });
  const asked = useReferrals(query);
  return (
    <>
      <div className="op-payments-choice">
        <Segments
          label={say('console.sharing.view')}
          value={query.view}
          options={views.map((id) => ({ id, name: say(`console.sharing.views.${id}`) }))}
          onChange={(view) => setQuery({ ...query, view, page: 0 })}
        />
        <SearchBox
          label={say('console.sharing.search')}
          value={query.search}
          onChange={(search) => setQuery({ ...query, search, page: 0 })}
        />
      </div>
      <Answered asked={asked}>
        {({ referrals, more }) => (
          <>
            {referrals.length === 0 ? (
              <p>{say('console.sharing.noReferrals')}</p>
            ) : (
              <DataTable
                columns={columns.map((column) => say(`console.sharing.columns.${column}`))}
                label={say('console.sharing.referrals')}
              >
                {referrals.map(({ friend, inviter, at, refused, refusedAt, deposited, awards }) => (
                  <tr key={friend}>
                    <th scope="row">{friend}</th>
                    <td>{inviter}</td>
                    <td>{momentText(at, desk.timeZone)}</td>
                    <td>{say(`console.sharing.${deposited ? 'yes' : 'no'}`)}</td>
                    <td>
                      {refused === null
                        ? say('console.sharing.yes')
                        : `${say(`console.sharing.refused.${refused}`)} · ${momentText(refusedAt ?? at, desk.timeZone)}`}
                    </td>
                    <td>{wholeText(String(awards))}</td>
                  </tr>
                ))}
              </DataTable>
            )}
            {(query.page > 0 || more) && (
              <nav className="op-pager" aria-label={say('console.sharing.referrals')}>
                <Button
                  look="quiet"
                  isDisabled={query.page === 0}
                  onPress={() => setQuery({ ...query, page: query.page - 1 })}
                >
                  {say('console.payments.newer')}
                </Button>
                <span role="status">{say('console.payments.page', { page: query.page + 1 })}</span>
                <Button
                  look="quiet"
                  isDisabled={!more}
                  onPress={() => setQuery({ ...query, page: query.page + 1 })}
                >
                  {say('console.payments.older')}
                </Button>
              </nav>
            )}
          </>
        )}
      </Answered>
    </>
  );
};
