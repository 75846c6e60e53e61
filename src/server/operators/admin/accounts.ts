import { addAccount, editAccount } from '../accounts.ts';
import { defineAdminCall, type AdminCall } from '../admin-call.ts';
import { listAccounts } from '../list-accounts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';

/** 204 unless a generated password has to be shown. */
const shown = (result: Refusal | { password?: string }): Refusal | { password: string } | undefined =>
  result instanceof Refusal
    ? result
    : result.password === undefined
      ? undefined
      : { password: result.password };

/** Accounts: all of them for admins of all packs, else those that reach the packs one is admin of. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('accountList', ({ services: { context }, operator, query }) =>
    listAccounts(context.db, operator, { ...query, now: context.clock() }),
  ),
  defineAdminCall('accountRead', async ({ services: { context }, operator, params: { username } }) => {
    const { accounts } = await listAccounts(context.db, operator, { username, now: context.clock() });
    return accounts[0] ?? refuse('UNKNOWN_ACCOUNT');
  }),
  defineAdminCall('accountAdd', async ({ services: { context }, operator, body }) =>
    shown(await addAccount(context, body, operator)),
  ),
  defineAdminCall('accountEdit', async ({ services: { context }, operator, params: { username }, body }) =>
    shown(await editAccount(context, username, body, operator)),
  ),
];
