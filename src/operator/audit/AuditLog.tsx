import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { AuditFilters, isDocument } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { exportAddress, readAudit, type AuditAsked } from './calls.ts';
import './audit.css';
import { say } from '../language/say.ts';

const nothing: AuditAsked = { pack: '', account: '', areas: '', document: '', fromDay: '', toDay: '' };

/** The audit log of a pack, or of all one may see: filtered, a hundred at a time, and to download whole. */
export const AuditLog = ({ pack, documents }: { pack?: string; documents?: PackDocuments }) => {
  const { api } = useAdmin();
  const [filter, setFilter] = useState(nothing);
  const typed = useDeferredValue(filter);
  // An incompletely typed document does not filter yet.
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
          {say('console.audit.csv')}
        </a>
        <a className="op-link" href={exportAddress(api, asked, 'jsonl')} download>
          {say('console.audit.jsonl')}
        </a>
      </div>
      {log.isPending && <Loading rows={10} />}
      {log.error && <RefusalNotice refusal={refusalOf(log.error)} onRetry={() => void log.refetch()} />}
      {entries?.length === 0 && (
        <EmptyState icon="history" title={say('console.audit.none')}>
          <p>{say('console.audit.noneHint')}</p>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <div className="op-list-frame">
          <table className="op-list op-audit">
            <caption className="op-unseen">{say('console.audit.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('console.audit.when')}</th>
                <th scope="col">{say('console.audit.who')}</th>
                <th scope="col">{say('console.audit.what')}</th>
                {pack === undefined && <th scope="col">{say('console.audit.brand')}</th>}
                <th scope="col">
                  <span className="op-unseen">{say('console.audit.details')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} brands={pack === undefined} documents={documents} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {log.hasNextPage && (
        <div>
          <Button busy={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            {say('console.audit.older')}
          </Button>
        </div>
      )}
    </div>
  );
};
