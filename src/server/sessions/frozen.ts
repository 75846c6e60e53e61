import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { Db } from '#server/db/types.ts';

/** Refusal of a login to an account that an operator has frozen. */
export async function refusedWhileFrozen(
  db: Db,
  { brand, id }: { brand: string; id: string },
): Promise<CallRefusal | undefined> {
  const frozen = await db
    .selectFrom('freeze_requests')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', id)
    .where('state', '=', 'FROZEN')
    .executeTakeFirst();
  return frozen && refuseCall('ACCOUNT_FROZEN');
}
