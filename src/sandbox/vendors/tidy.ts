import type { VendorContext } from './context.ts';

/** Signatures are as fresh as this, sessions end after less than a day without a request. */
const nonceMs = 15 * 60_000;
const sessionMs = 24 * 3_600_000;

/** Throws away what no call can need any more; rounds and transactions stay. */
export async function tidy({ db, clock }: VendorContext): Promise<void> {
  const now = clock().getTime();
  await db
    .deleteFrom('sandbox_vendor_nonces')
    .where('at', '<', new Date(now - nonceMs))
    .execute();
  await db
    .deleteFrom('sandbox_vendor_sessions')
    .where('seen_at', '<', new Date(now - sessionMs))
    .where('id', 'not in', (query) =>
      query.selectFrom('sandbox_vendor_rounds').select('session_id').where('due_at', 'is not', null),
    )
    .execute();
}
