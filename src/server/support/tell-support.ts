import { notify } from '#server/db/notifications.ts';
import type { Db } from '#server/db/types.ts';
import { tellMember } from '#server/events/tell-member.ts';

export const supportChannel = 'livery_support';

/** What happened in a conversation. */
export type SupportEventKind = 'changed' | 'playerTyping' | 'deskTyping';

export type SupportEvent = {
  brand: string;
  id: string;
  kind: SupportEventKind;
  /** Hash of the visitor whose it is; null for a member. */
  visitor: string | null;
};

export type Told = { brand: string; id: string; member_id: string | null; visitor: string | null };

/**
 * Hint to the desk and to the player's pages, at any process; it may be lost. To be called after the commit, so that no transaction
 * waits for the lock of notifications.
 */
export async function tellSupport(
  db: Db,
  { brand, id, member_id: memberId, visitor }: Told,
  kind: SupportEventKind = 'changed',
): Promise<void> {
  await notify(db, supportChannel, JSON.stringify([brand, id, kind, visitor]));
  if (memberId !== null && kind !== 'playerTyping')
    await tellMember(db, brand, memberId, kind === 'changed' ? 'support' : 'supportTyping');
}

export function readSupportEvent(payload: string): SupportEvent {
  const [brand, id, kind, visitor] = JSON.parse(payload) as [string, string, SupportEventKind, string | null];
  return { brand, id, kind, visitor };
}
