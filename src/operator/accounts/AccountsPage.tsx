import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import './accounts.css';
import { AccountRow } from './AccountRow.tsx';
import { listAccounts } from './calls.ts';
import { NewAccountDialog } from './NewAccountDialog.tsx';
import { accountTexts as words } from './texts.ts';

/** Everybody who may use the console, found by name. */
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
  return (
    <>
      <title>{`${words.title} · ${texts.product}`}</title>
      <header className="op-page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="op-lead">{words.lead}</p>
        </div>
        <Button look="main" onPress={() => setAdding(true)}>
          {words.add}
        </Button>
      </header>
      <div className="op-narrow">
        <TextInput label={words.search} value={search} onChange={setSearch} type="search" maxLength={64} />
      </div>
      {list.isPending && <Loading rows={6} />}
      {list.error && <RefusalNotice refusal={refusalOf(list.error)} onRetry={() => void list.refetch()} />}
      {accounts?.length === 0 && (
        <EmptyState icon="user" title={words.none}>
          <p>{words.noneHint}</p>
        </EmptyState>
      )}
      {accounts && accounts.length > 0 && (
        <div className="op-list-frame">
          <table className="op-list">
            <caption className="op-unseen">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.roles}</th>
                <th scope="col">{words.state}</th>
                <th scope="col">{words.seen}</th>
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
            {words.more}
          </Button>
        </div>
      )}
      {adding && <NewAccountDialog onClose={() => setAdding(false)} />}
    </>
  );
};
