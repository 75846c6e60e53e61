import { setImmediate } from 'node:timers/promises';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { chosenAmong, countMembers, membersAfter, type Addressed } from './recipients.ts';

const batch = 500;
const limitMs = 5000;

type RecipientCount = {
  /** Of those that were looked at. */
  recipients: number;
  looked: number;
  members: number;
};

/** Counts whom a message would go to now, letting other requests in between batches, until its time is up. */
export async function countRecipients(
  db: Db,
  brand: LiveBrand,
  addressed: Addressed,
  now: Date,
): Promise<RecipientCount> {
  const end = performance.now() + limitMs;
  const { recipients } = addressed;
  const count = { recipients: 0, looked: 0, members: await countMembers(db, brand.brand, recipients) };
  let after = '';
  for (;;) {
    const members = await membersAfter(db, brand.brand, { recipients, after, most: batch });
    count.recipients += (await chosenAmong(db, brand, addressed, { members, now })).length;
    count.looked += members.length;
    after = members.at(-1)?.id ?? after;
    if (members.length < batch || performance.now() >= end) return count;
    await setImmediate();
  }
}
