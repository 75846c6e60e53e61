import type { Kysely } from 'kysely';
import { notify } from '#server/db/notifications.ts';

export const chatChannel = 'livery_chat';

/** Hint to every process that a room has changed, sent after the commit; it may be lost. */
export const roomChanged = <Tables>(
  db: Kysely<Tables>,
  brand: string,
  room: string,
  seq: number,
): Promise<void> => notify(db, chatChannel, JSON.stringify([brand, room, seq]));

export function readHint(payload: string): { brand: string; room: string; seq: number } | undefined {
  try {
    const [brand, room, seq] = JSON.parse(payload) as unknown[];
    return typeof brand === 'string' && typeof room === 'string' && typeof seq === 'number'
      ? { brand, room, seq }
      : undefined;
  } catch {
    return undefined;
  }
}
