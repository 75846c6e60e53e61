import { defineAdminCall, type AdminCall } from '../admin-call.ts';

/** One's own mail address, for notices. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('sessionMailRead', async ({ services, operator }) => {
    const { email } = await services.context.db
      .selectFrom('operator_accounts')
      .select('email')
      .where('id', '=', operator.accountId)
      .executeTakeFirstOrThrow();
    return { email, sends: services.approvalNotices.sends };
  }),
  defineAdminCall('sessionMailEdit', async ({ services, body: { email, language }, operator }) => {
    await services.context.db
      .updateTable('operator_accounts')
      .set({ email, language })
      .where('id', '=', operator.accountId)
      .execute();
    return undefined;
  }),
];
