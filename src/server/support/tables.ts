import type { Generated } from 'kysely';

type SupportState = 'WAITING' | 'TAKEN' | 'CLOSED';

type SupportConversations = {
  brand: string;
  id: string;
  /** Null for a visitor. */
  member_id: string | null;
  /** SHA-256 of the token in the visitor's cookie; null for a member. */
  visitor: string | null;
  /** Name and mail address that a visitor gave; empty for none. */
  name: string;
  contact: string;
  /** Language of the player's page. */
  language: string;
  state: SupportState;
  /** Begun while the desk was closed: answers are told by message or mail too. */
  away: boolean;
  made_at: Date;
  /** Number of the last message; the desk sees conversations from 1 on. */
  last_seq: Generated<number>;
  last_at: Date;
  /** Begin of the present wait in the queue; null before the first message. */
  queued_at: Date | null;
  /** Since when the player waits for an answer; null while it does not. */
  waiting_since: Date | null;
  /** Wait for the first answer, ms. */
  waited_ms: number | null;
  answered_at: Date | null;
  /** Account of the operator who has it, or had it last. */
  operator: string | null;
  player_read: Generated<number>;
  desk_read: Generated<number>;
  /** Answers up to this one have been told by mail. */
  mailed_seq: Generated<number>;
  /** When answers are to be mailed to the visitor; later while a process is about to; null for none. */
  mail_at: Generated<Date | null>;
  closed_at: Date | null;
  stars: number | null;
  rating_words: Generated<string>;
};

type SupportMessages = {
  brand: string;
  conversation_id: string;
  seq: number;
  /** NOTE: for operators alone. EVENT: something that happened, named by `words`. */
  author: 'PLAYER' | 'DESK' | 'NOTE' | 'EVENT';
  /** Account of the operator who wrote or did it. */
  operator: string | null;
  words: string;
  file_id: string | null;
  /** Made by the sender, unique within the conversation. */
  key: string;
  at: Date;
};

type SupportFiles = {
  brand: string;
  conversation_id: string;
  id: string;
  /** WebP, drawn anew. */
  picture: Buffer;
};

declare module '#server/db/types.ts' {
  interface Database {
    support_conversations: SupportConversations;
    support_messages: SupportMessages;
    support_files: SupportFiles;
  }
}
