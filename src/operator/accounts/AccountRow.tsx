import { Link } from 'react-router-dom';
import type { Account } from '#contract/generated/admin-types.ts';
import { Time } from '../parts/Time.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { kindsOf, roleWords } from './role-words.ts';
import { say } from '../language/say.ts';

const SHOWN = 3;

/** One account in the list: its roles by brand, and its state. */
export const AccountRow = ({ account }: { account: Account }) => {
  const session = useOperatorSession();
  const { username, roles } = account;
  return (
    <tr data-off={account.disabled}>
      <th scope="row">
        <Link className="op-link" to={`/accounts/${encodeURIComponent(username)}`}>
          {username}
        </Link>{' '}
        {username === session.account && (
          <span className="op-chip op-chip-accent">{say('console.accounts.you')}</span>
        )}
      </th>
      <td>
        <RolesList roles={roles} most={SHOWN} />
      </td>
      <td>
        <AccountState account={account} />
      </td>
      <td>
        {account.seenAt && <Time at={account.seenAt} />}
        {account.seenAt === null && <span className="op-quiet">{say('console.accounts.never')}</span>}
      </td>
    </tr>
  );
};

/** Roles by brand, in words; beyond `most` their number. */
export const RolesList = ({ roles, most = Infinity }: { roles: Account['roles']; most?: number }) => {
  const packs = Object.keys(roles);
  if (packs.length === 0) return <span className="op-quiet">{say('console.accounts.noRole')}</span>;
  return (
    <ul className="op-account-roles">
      {packs.slice(0, most).map((pack) => (
        <li key={pack}>
          <strong>{pack === '*' ? say('console.accounts.everywhere') : pack}</strong>{' '}
          {roleWords(kindsOf(roles, pack))}
        </li>
      ))}
      {packs.length > most && <li className="op-quiet">+ {packs.length - most}</li>}
    </ul>
  );
};

/** State of an account as chips. */
export const AccountState = ({ account }: { account: Account }) => (
  <span className="op-account-state">
    {account.disabled ? (
      <span className="op-chip op-chip-danger">{say('console.accounts.disabled')}</span>
    ) : account.temporary ? (
      <span className="op-chip op-chip-warning">{say('console.accounts.first')}</span>
    ) : (
      <span className="op-chip op-chip-good">{say('console.accounts.active')}</span>
    )}
    {account.sso && <span className="op-chip">{say('console.accounts.account.ssoMark')}</span>}
    {account.totp && <span className="op-chip">{say('console.accounts.totp')}</span>}
    {account.totpRequired && !account.totp && (
      <span className="op-chip op-chip-warning">{say('console.accounts.totpMissing')}</span>
    )}
  </span>
);
