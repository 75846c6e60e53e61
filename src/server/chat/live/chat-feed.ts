import type { ServerResponse } from 'node:http';
import type { Notifications } from '#server/db/notifications.ts';
import type { Db } from '#server/db/types.ts';
import { createStreamHub, eventText, type StreamLimits } from '#server/http/stream-hub.ts';
import { chatChannel, readHint } from './chat-hints.ts';
import { seeMentions } from './see-mentions.ts';
import { linesSince, seqOf, type ChatLine, type RoomKey } from './chat-line.ts';

export type ChatFeedLimits = StreamLimits & {
  /** Milliseconds between two looks for hints that were lost, and for readers who may read no more. */
  lookMs: number;
};

export const chatFeedLimits: ChatFeedLimits = {
  perHolder: 200,
  total: 20_000,
  heartbeatMs: 20_000,
  lookMs: 5_000,
};

/** Who reads a room: `tokenHash` where a session gives the right to. */
export type ChatReader = RoomKey & {
  holder: string;
  memberId?: string | undefined;
  tokenHash?: string | undefined;
};

/** What changed in a room since a reader was there; `reset` when that is more than is told. */
export type ChatChanges = { lines: ChatLine[]; seq: number; reset?: true };

export type ChatFeed = {
  hasRoom(holder: string): boolean;
  /** Sends what changed after `after`, then everything that changes, in the order of its numbers. */
  open(response: ServerResponse, reader: ChatReader, after: number): void;
  count(): number;
  close(): Promise<void>;
};

type Options = {
  db: Db;
  notifications: Notifications;
  /** Those of the readers who may not read on. */
  ended: (readers: readonly ChatReader[]) => Promise<readonly ChatReader[]>;
  onError: (fault: unknown) => void;
  limits?: ChatFeedLimits | undefined;
};

/** A room that this process has readers of. */
type Followed = RoomKey & {
  /** Number up to which its readers have been told. */
  told: number;
  /** A reading is under way, and whether another is due after it. */
  reading: boolean;
  due: boolean;
};

const linesMost = 500;
/** Readers for each millisecond that messages are gathered: with thousands, writing one message takes longer than reading it. */
const readersPerMs = 50;
const gatherMostMs = 100;

const topicOf = ({ brand, room }: RoomKey): string => `${brand} ${room}`;

/** Changes of a room since a number. */
export async function roomChanges(db: Db, key: RoomKey, after: number): Promise<ChatChanges> {
  const lines = await linesSince(db, key, after, linesMost + 1);
  if (lines.length > linesMost) return { lines: [], seq: await seqOf(db, key), reset: true };
  return { lines, seq: Math.max(after, lines.at(-1)?.seq ?? 0) };
}

/**
 * Chat rooms as they change, to the readers that hang at this process. Hints only say that there is something: the rows are read in the
 * order in which they were committed, so that a lost hint loses no message.
 */
export async function createChatFeed({
  db,
  notifications,
  ended,
  onError,
  limits = chatFeedLimits,
}: Options): Promise<ChatFeed> {
  const hub = createStreamHub<ChatReader>(limits);
  const followed = new Map<string, Followed>();
  const ending = new AbortController();
  const isClosed = (): boolean => ending.signal.aborted;

  /** Who reads the room sees what mentions them as it comes. */
  async function seen(room: Followed, lines: readonly ChatLine[]): Promise<void> {
    const mentioning = lines.filter(({ mentions }) => mentions !== undefined).map(({ id }) => id);
    if (mentioning.length === 0) return;
    const members = hub.streams(topicOf(room)).flatMap(({ owner }) => owner.memberId ?? []);
    await seeMentions(db, room, [...new Set(members)], mentioning);
  }

  /** Reads what is new and tells it; one reading of a room at a time. */
  async function read(room: Followed): Promise<void> {
    if (room.reading) {
      room.due = true;
      return;
    }
    room.reading = true;
    const topic = topicOf(room);
    try {
      do {
        room.due = false;
        const lines = await linesSince(db, room, room.told, linesMost);
        const last = lines.at(-1);
        if (last === undefined || isClosed()) continue;
        room.told = last.seq;
        room.due ||= lines.length === linesMost;
        await hub.sendInTurns('lines', { lines, seq: last.seq }, topic);
        const readers = hub.streams(topic).length;
        if (readers === 0) break;
        await seen(room, lines);
        const gather = Math.min(gatherMostMs, Math.floor(readers / readersPerMs));
        if (gather > 0) await new Promise((resolve) => setTimeout(resolve, gather).unref());
      } while (room.due && !isClosed());
    } finally {
      room.reading = false;
    }
  }
  const look = (room: Followed): void => void read(room).catch(onError);

  /** Ends the streams of who may not read on, and forgets rooms without readers. */
  async function check(): Promise<void> {
    const streams = hub.streams();
    const gone = new Set(await ended(streams.map(({ owner }) => owner)));
    for (const { owner, response } of streams) if (gone.has(owner)) response.end();
    for (const [topic] of followed) if (hub.streams(topic).length === 0) followed.delete(topic);
  }

  async function begin(response: ServerResponse, reader: ChatReader, after: number): Promise<void> {
    const topic = topicOf(reader);
    let changes = await roomChanges(db, reader, after);
    let room = followed.get(topic);
    // Those who were there before have to be told as much: of less this reader would be told again, of more it would lose the rest.
    while (room && room.told !== changes.seq && !changes.reset) {
      if (room.told > changes.seq) {
        const more = await roomChanges(db, reader, changes.seq);
        changes = { ...more, lines: [...changes.lines, ...more.lines] };
      } else {
        await read(room);
        // A reading that was under way already ends later; a line that comes twice is drawn once.
        if (room.told < changes.seq) break;
      }
      room = followed.get(topic);
    }
    if (isClosed() || response.destroyed) return void response.end();
    if (!room) {
      room = { brand: reader.brand, room: reader.room, told: changes.seq, reading: false, due: false };
      followed.set(topic, room);
    }
    hub.add(
      { response, holder: reader.holder, topics: [topic], owner: reader },
      changes.reset ? eventText('reset', { seq: changes.seq }) : eventText('open', changes),
    );
    // Hints before the first reader came were nobody's.
    look(room);
  }

  const stop = await notifications.listen(chatChannel, {
    receive(payload) {
      const hint = readHint(payload);
      const room = hint && followed.get(topicOf(hint));
      if (hint && room && hint.seq > room.told) look(room);
    },
    missed: () => followed.forEach(look),
  });
  const looking = setInterval(() => {
    check().catch(onError);
    followed.forEach(look);
  }, limits.lookMs);
  looking.unref();

  return {
    hasRoom: hub.hasRoom,
    open: (response, reader, after) =>
      void begin(response, reader, after).catch((fault: unknown) => {
        onError(fault);
        response.end();
      }),
    count: hub.count,
    async close() {
      ending.abort();
      clearInterval(looking);
      hub.close();
      await stop();
    },
  };
}
