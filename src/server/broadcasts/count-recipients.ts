import { setImmediate } from 'node:timers/promises';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { isGuest } from '#server/members/member-type.ts';
import { accountKey, findAccounts } from '#server/members/members.ts';
import { chosenAmong, countMembers, membersAfter, type Addressed } from './recipients.ts';

const batch = 500;
const limitMs = 5000;

type RecipientCount = {
  /** Of those that were looked at. */
  recipients: number;
  looked: number;
  members: number;
  /** Accounts of some of them. */
  examples: string[];
};

const examplesMost = 5;

/** Counts whom a message would go to now, letting other requests in between batches, until its time is up. */
export async function countRecipients(
  db: Db,
  brand: LiveBrand,
  addressed: Addressed,
  now: Date,
): Promise<RecipientCount> {
  const end = performance.now() + limitMs;
  const { recipients } = addressed;
  const count: RecipientCount = {
    recipients: 0,
    looked: 0,
    members: await countMembers(db, brand.brand, recipients),
    examples: [],
  };
  let after = '';
  for (;;) {
    const members = await membersAfter(db, brand.brand, { recipients, after, most: batch });
    const chosen = await chosenAmong(db, brand, addressed, { members, now });
    count.recipients += chosen.length;
    const left = new Set(chosen.slice(0, examplesMost - count.examples.length));
    count.examples.push(...members.filter(({ id }) => left.has(id)).map(({ account }) => account));
    count.looked += members.length;
    after = members.at(-1)?.id ?? after;
    if (members.length < batch || performance.now() >= end) return count;
    await setImmediate();
  }
}

/** Whether one member, by account, is among those that a message would go to now. */
export async function isMeant(
  db: Db,
  brand: LiveBrand,
  addressed: Addressed,
  { account, now }: { account: string; now: Date },
): Promise<'meant' | 'other' | 'unknown'> {
  const key = accountKey(account);
  const member = (await findAccounts(db, brand.brand, [key])).get(key);
  if (!member) return 'unknown';
  const meant = await chosenAmong(db, brand, addressed, { members: [member], now });
  return meant.length > 0 && !isGuest(member.type) ? 'meant' : 'other';
}
