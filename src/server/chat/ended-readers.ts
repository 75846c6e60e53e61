import type { Brands } from '#server/brands/types.ts';
import type { ChatReader } from './live/chat-feed.ts';
import { roomOf } from './rooms.ts';

type Dependencies = {
  brands: Brands;
  /** Those of some sessions that have ended. */
  endedSessions: (
    owners: { brand: string; memberId: string; tokenHash: string }[],
  ) => Promise<readonly { tokenHash: string }[]>;
};

/** Readers of rooms that are closed by now, and of rooms for members whose session has ended. */
export async function endedReaders(
  { brands, endedSessions }: Dependencies,
  readers: readonly ChatReader[],
): Promise<ChatReader[]> {
  const ended: ChatReader[] = [];
  const asked: (ChatReader & { memberId: string; tokenHash: string })[] = [];
  const live = new Map(
    await Promise.all(
      [...new Set(readers.map(({ brand }) => brand))].map(
        async (brand) => [brand, await brands.live(brand)] as const,
      ),
    ),
  );
  for (const reader of readers) {
    const brand = live.get(reader.brand);
    const room = brand && roomOf(brand, reader.room);
    if (!room) ended.push(reader);
    else if (!room.guests) {
      const { memberId, tokenHash } = reader;
      if (memberId === undefined || tokenHash === undefined) ended.push(reader);
      else asked.push({ ...reader, memberId, tokenHash });
    }
  }
  if (asked.length === 0) return ended;
  const over = new Set((await endedSessions(asked)).map(({ tokenHash }) => tokenHash));
  return [...ended, ...readers.filter(({ tokenHash }) => tokenHash !== undefined && over.has(tokenHash))];
}
