import type { ColumnType } from 'kysely';
import type { ChatShare } from './share.ts';

type Id = ColumnType<string, string | bigint | number, string | bigint | number>;

type ChatRooms = {
  brand: string;
  room: string;
  /** Number of the last message or change; those of a room commit in its order. */
  seq: Id;
};

type ChatMessages = {
  brand: string;
  room: string;
  /** The room's number when it was sent. */
  id: Id;
  /** The room's number when it was sent or last changed. */
  changed: Id;
  member_id: string;
  handle: string;
  /** Nickname at that time. */
  nickname: string;
  /** Stays for the operators once the message is deleted. */
  text: string;
  share: ColumnType<ChatShare | null, string | null, string | null>;
  /** Handles. */
  mentions: ColumnType<string[], string, string>;
  /** Idempotency key of the sender. */
  key: string;
  sent_at: Date;
  deleted_at: Date | null;
  deleted_by: 'own' | 'moderator' | null;
};

type ChatMembers = {
  brand: string;
  member_id: string;
  handle: string;
  nickname: string;
  /** Null unless muted; `infinity` is kept as `banned`. */
  muted_until: Date | null;
  banned: boolean;
  /** What the operator says of it to the member. */
  reason: string | null;
};

type ChatMentions = { brand: string; member_id: string; room: string; id: Id; at: Date };

type ChatReports = {
  brand: string;
  room: string;
  message: Id;
  member_id: string;
  reason: 'abuse' | 'spam' | 'fraud' | 'other';
  at: Date;
  state: 'OPEN' | 'DELETED' | 'DISMISSED';
  decided_at: Date | null;
  /** Account of the operator. */
  decided_by: string | null;
};

declare module '#server/db/types.ts' {
  interface Database {
    chat_rooms: ChatRooms;
    chat_messages: ChatMessages;
    chat_members: ChatMembers;
    chat_mentions: ChatMentions;
    chat_reports: ChatReports;
  }
}
