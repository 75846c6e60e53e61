import type { Kysely } from 'kysely';
import { memberEventKinds, type MemberEventKind } from '#contract/member-events.ts';
import { notify, notifyAll } from '#server/db/notifications.ts';

const channel = 'livery_member';

/** `session`: one of the member's sessions has ended, which is for the server's streams alone. */
export type MemberEvent = { brand: string; memberId: string; kind: MemberEventKind | 'session' };

export const memberChannel = channel;

/**
 * Hint to a member's pages, at any process, that data of a kind has changed; it may be lost. In a transaction it is sent
 * at the commit, which then waits for other notifying commits: in busy places call it after the commit.
 */
export const tellMember = <Tables>(
  db: Kysely<Tables>,
  brand: string,
  memberId: string,
  kind: MemberEvent['kind'],
): Promise<void> => notify(db, channel, JSON.stringify([brand, memberId, kind]));

/** The same hint to the pages of several members, in one statement. */
export async function tellMembers<Tables>(
  db: Kysely<Tables>,
  brand: string,
  memberIds: readonly string[],
  kind: MemberEvent['kind'],
): Promise<void> {
  if (memberIds.length === 0) return;
  const payloads = memberIds.map((memberId) => JSON.stringify([brand, memberId, kind]));
  await notifyAll(db, channel, payloads);
}

const kinds: ReadonlySet<unknown> = new Set([...memberEventKinds, 'session']);

/** A payload of the channel; undefined for what another version sent and this one does not know. */
export function readMessage(payload: string): MemberEvent | undefined {
  try {
    const [brand, memberId, kind] = JSON.parse(payload) as unknown[];
    return typeof brand === 'string' && typeof memberId === 'string' && kinds.has(kind)
      ? { brand, memberId, kind: kind as MemberEvent['kind'] }
      : undefined;
  } catch {
    return undefined;
  }
}
