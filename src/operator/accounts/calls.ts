import type { AdminApi } from '../api/admin-api.ts';
import type { Roles } from '../api/types.ts';

export type Account = {
  username: string;
  roles: Roles;
  disabled: boolean;
  createdAt: string;
  /**
   * True when this operator administers the whole account, not only its roles on own brands; otherwise the fields below
   * are absent.
   */
  governed: boolean;
  /** The password is still the one that an admin was shown. */
  temporary?: boolean;
  totp?: boolean;
  totpRequired?: boolean;
  /** Open sessions, and when the newest was last used. */
  sessions?: number;
  seenAt?: string | null;
};

export type AccountEdit = {
  newPassword?: true;
  roles?: Roles;
  disabled?: boolean;
  totpRequired?: boolean;
  resetTotp?: true;
  signOut?: true;
};

const at = (username: string): string => `/accounts/${encodeURIComponent(username)}`;

/** Fifty accounts by name; `next` is the name to go on after. */
export const listAccounts = ({ call }: AdminApi, search: string, after: string) =>
  call<{ accounts: Account[]; next: string | null }>(
    `/accounts?${new URLSearchParams({ search, after }).toString()}`,
  );

export const readAccount = ({ call }: AdminApi, username: string) => call<Account>(at(username));

/** Adds an account; the answer contains the password for its first sign-in, once. */
export const addAccount = (
  { call }: AdminApi,
  account: { username: string; roles: Roles; totpRequired: boolean },
) => call<{ password: string }>('/accounts', { method: 'POST', body: account });

/** Changes an account; the answer contains a new password if one was created. */
export const editAccount = ({ call }: AdminApi, username: string, edit: AccountEdit) =>
  call<{ password: string } | undefined>(at(username), { method: 'PATCH', body: edit });
