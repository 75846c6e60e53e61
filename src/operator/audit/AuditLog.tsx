import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { AuditFilters, isDocument } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { exportAddress, readAudit, type AuditAsked } from './calls.ts';
import './audit.css';
import { auditTexts as words } from './texts.ts';

const nothing: AuditAsked = { pack: '', account: '', areas: '', document: '', fromDay: '', toDay: '' };

/** The audit log of a pack, or of all one may see: filtered, a hundred at a time, and to download whole. */
export const AuditLog = ({ pack }: { pack?: string }) => {
  const { api } = useAdmin();
  const [filter, setFilter] = useState(nothing);
  const typed = useDeferredValue(filter);
  // A document that is half typed asks nothing yet.
  const asked: AuditAsked = {
    ...typed,
    account: typed.account.trim(),
    document: isDocument(typed.document) ? typed.document : '',
    ...(pack === undefined ? {} : { pack }),
  };
  const log = useInfiniteQuery({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam }) => readAudit(api, asked, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries);
  return (
    <div className="op-stack">
      <AuditFilters
        filter={filter}
        onFilter={setFilter}
        onClear={() => setFilter(nothing)}
        brands={pack === undefined}
      />
      <div className="op-audit-exports">
        <a className="op-link" href={exportAddress(api, asked, 'csv')} download>
          {words.csv}
        </a>
        <a className="op-link" href={exportAddress(api, asked, 'jsonl')} download>
          {words.jsonl}
        </a>
      </div>
      {log.isPending && <Loading rows={10} />}
      {log.error && <RefusalNotice refusal={refusalOf(log.error)} onRetry={() => void log.refetch()} />}
      {entries?.length === 0 && (
        <EmptyState icon="history" title={words.none}>
          <p>{words.noneHint}</p>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <div className="op-list-frame">
          <table className="op-list op-audit">
            <caption className="op-unseen">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.what}</th>
                {pack === undefined && <th scope="col">{words.brand}</th>}
                <th scope="col">
                  <span className="op-unseen">{words.details}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} brands={pack === undefined} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {log.hasNextPage && (
        <div>
          <Button busy={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      )}
    </div>
  );
};
