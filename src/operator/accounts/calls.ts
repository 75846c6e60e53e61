import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { AdminApi } from '../api/admin-api.ts';

export type AccountEdit = AdminCallTypes['accountEdit']['body'];

/** Fifty accounts by name; `next` is the name to go on after. */
export const listAccounts = ({ call }: AdminApi, search: string, after: string) =>
  call('accountList', { query: { search, after } });

export const readAccount = ({ call }: AdminApi, username: string) =>
  call('accountRead', { params: { username } });

/** Adds an account; the answer contains the password for its first sign-in, once. */
export const addAccount = ({ call }: AdminApi, body: AdminCallTypes['accountAdd']['body']) =>
  call('accountAdd', { body });

/** Changes an account; the answer contains a new password if one was created. */
export const editAccount = ({ call }: AdminApi, username: string, body: AccountEdit) =>
  call('accountEdit', { params: { username }, body });
