import { sql } from 'kysely';
import { defineCall } from '#server/calls/call.ts';

/** Specification section 4: a first-time login makes an extra call. Told twice, it keeps the first time. */
export const route = defineCall('sessionFirstLogin', async ({ gateway, brand, now, session }) => {
  const { first_login_at } = await gateway.db
    .updateTable('members')
    .set({ first_login_at: sql<Date>`coalesce(first_login_at, ${now})` })
    .where('brand', '=', brand.brand)
    .where('id', '=', session.memberId)
    .returning('first_login_at')
    .executeTakeFirstOrThrow();
  return { firstLoginAt: (first_login_at ?? now).toISOString(), passwordDue: session.passwordDue };
});
