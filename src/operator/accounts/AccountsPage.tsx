import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';
import './accounts.css';
import { AccountRow } from './AccountRow.tsx';
import { listAccounts } from './calls.ts';
import { NewAccountDialog } from './NewAccountDialog.tsx';

/** All accounts of the console, searchable by name. */
export const AccountsPage = () => {
  const { api } = useAdmin();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const asked = useDeferredValue(search.trim());
  const list = useInfiniteQuery({
    queryKey: ['accounts', asked],
    queryFn: ({ pageParam }) => listAccounts(api, asked, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const accounts = list.data?.pages.flatMap((page) => page.accounts);
  const refusal = list.error && refusalOf(list.error);
  const mayManage = refusal?.code !== 'FORBIDDEN';
  return (
    <>
      <title>{`${say('console.accounts.title')} · ${say('console.common.product')}`}</title>
      <header className="op-page-head">
        <div>
          <h1>{say('console.accounts.title')}</h1>
          <p className="op-lead">{say('console.accounts.lead')}</p>
        </div>
        {mayManage && (
          <Button look="main" onPress={() => setAdding(true)}>
            {say('console.accounts.add')}
          </Button>
        )}
      </header>
      {mayManage && (
        <div className="op-narrow">
          <TextInput
            label={say('console.accounts.search')}
            value={search}
            onChange={setSearch}
            type="search"
            maxLength={64}
          />
        </div>
      )}
      {list.isPending && <Loading rows={6} />}
      {refusal && <RefusalNotice refusal={refusal} onRetry={() => void list.refetch()} />}
      {accounts?.length === 0 && (
        <EmptyState icon="user" title={say('console.accounts.none')}>
          <p>{say('console.accounts.noneHint')}</p>
        </EmptyState>
      )}
      {accounts && accounts.length > 0 && (
        <div className="op-list-frame">
          <table className="op-list">
            <caption className="op-unseen">{say('console.accounts.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('console.accounts.name')}</th>
                <th scope="col">{say('console.accounts.roles')}</th>
                <th scope="col">{say('console.accounts.state')}</th>
                <th scope="col">{say('console.accounts.seen')}</th>
              </tr>
            </thead>
            <tbody>
              {accounts.map((account) => (
                <AccountRow key={account.username} account={account} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {say('console.accounts.more')}
          </Button>
        </div>
      )}
      {adding && <NewAccountDialog onClose={() => setAdding(false)} />}
    </>
  );
};
