import { randomBytes } from 'node:crypto';
import { newId } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { addMember } from '#server/members/members.ts';
import { openSession } from '../sessions.ts';

/** A new member of the brand `shop` with a session. */
export async function loggedIn(
  db: Db,
  { account, now }: { account: string; now: Date },
): Promise<{ account: string; id: string; token: string }> {
  const added = await addMember(db, {
    brand: 'shop',
    id: newId(randomBytes),
    account,
    type: 0,
    nickname: '',
    passwordHash: 'none',
    passwordOwn: true,
    now,
  });
  const { token } = await openSession(db, added, {
    brand: { brand: 'shop', seq: 1, documents: {} },
    now,
    ip: '203.0.113.9',
    userAgent: '',
    random: randomBytes,
    by: 'passkey',
  });
  return { account: added.account, id: added.id, token };
}
