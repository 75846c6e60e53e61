import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/types.ts';
import { askFreeze } from '../freezes.ts';

/** A request of an agent that waits, the one before of the member refused; its id. */
export async function openFreeze(
  db: Db,
  { brand, memberId, agentId }: { brand: string; memberId: string; agentId: string },
): Promise<string> {
  const now = new Date();
  await db
    .updateTable('freeze_requests')
    .set({ state: 'REFUSED', decided_by: 'test', decided_at: now })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .execute();
  const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));
  return (await askFreeze(db, { brand, memberId, agentId, reason: 'Lost phone.', now, random })).id;
}
