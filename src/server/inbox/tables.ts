import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonObject } from '#engine/json/json.ts';
import type { MessageDetails, MessageTopic } from './topics.ts';

type MemberMessages = {
  brand: string;
  member_id: string;
  id: Generated<string>;
  topic: MessageTopic;
  /** What it tells of; unique per member and topic. */
  key: string;
  details: ColumnType<MessageDetails, string, never>;
  /** Not shown while the member is excluded from play. */
  about_play: boolean;
  at: Date;
  /** Null until the documents of the brand have said that it is told. */
  told_at: Date | null;
  read_at: Date | null;
  archived_at: Date | null;
};

type MemberMessageChoices = {
  brand: string;
  member_id: string;
  /** False: the member takes no messages about offers. */
  offers: boolean;
  changed_at: Date;
};

/** Words of an operator by language. `content` is HTML. */
export type OperatorWords = Record<string, { title: string; content: string; button?: string }>;

type OperatorMessageState = 'WAITING' | 'SENDING' | 'SENT' | 'STOPPED';

type OperatorMessages = {
  brand: string;
  id: string;
  words: ColumnType<OperatorWords, string, never>;
  /** Not for who is excluded or takes no messages about offers. */
  promotional: boolean;
  /** Of those that it is written to by name; null for an audience. */
  member_ids: ColumnType<string[] | null, string | null, never>;
  /** Condition of an audience; null for all, or for a list. */
  audience: ColumnType<Json, string | null, never>;
  /** `asset:<path>` or `upload:<id>`. */
  picture: string | null;
  /** Of the button. */
  action: ColumnType<JsonObject | null, string | null, never>;
  state: OperatorMessageState;
  send_at: Date;
  made_at: Date;
  /** Account of the operator. */
  made_by: string;
  /** Id of the last member that sending has come to. */
  reached: Generated<string>;
  /** Members who have it. */
  sent: Generated<number>;
  ended_at: Date | null;
  stopped_by: string | null;
};

type MessagePictures = {
  brand: string;
  id: string;
  picture: Buffer;
  made_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    member_messages: MemberMessages;
    member_message_choices: MemberMessageChoices;
    operator_messages: OperatorMessages;
    message_pictures: MessagePictures;
  }
}
