import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Icon } from '../parts/Icon.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { say } from '../language/say.ts';
import './accounts.css';
import { AccountState, RolesList } from './AccountRow.tsx';
import { readAccount } from './calls.ts';
import { RolesSection } from './RolesSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';

/** One account: its roles by brand and kind of document, and its security. */
export const AccountPage = () => {
  const { username = '' } = useParams();
  const { api } = useAdmin();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['accounts', 'one', username],
    queryFn: () => readAccount(api, username),
  });
  return (
    <>
      <title>{`${username} · ${say('console.accounts.title')} · ${say('console.common.product')}`}</title>
      <Link className="op-back" to="/accounts">
        <Icon name="back" />
        {say('console.accounts.account.back')}
      </Link>
      <h1>{username}</h1>
      {isPending && <Loading rows={8} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className="op-account-facts">
            <AccountState account={data} />
            <span className="op-quiet">
              {say('console.accounts.account.created')} <Time at={data.createdAt} />
            </span>
          </p>
          {!data.governed && <Notice title={say('console.accounts.account.elsewhere')} />}
          {data.sso ? (
            <section className="op-panel" aria-labelledby="roles-title">
              <h2 id="roles-title">{say('console.accounts.account.rolesTitle')}</h2>
              <p className="op-lead">{say('console.accounts.account.sso')}</p>
              <RolesList roles={data.roles} />
            </section>
          ) : (
            <RolesSection key={JSON.stringify(data.roles)} account={data} />
          )}
          {data.governed && <SecuritySection account={data} />}
        </>
      )}
    </>
  );
};
