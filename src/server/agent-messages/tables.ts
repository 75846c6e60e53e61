import type { JsonColumn } from '#server/db/json-column.ts';

/** MEMBERS: to some by their ids; LEVEL: to everybody so many levels below; ANSWER: to who wrote a message. */
export type AgentMessageKind = 'MEMBERS' | 'LEVEL' | 'ANSWER';

/** What a member wrote to its branch, or answered. Who has got it has it among its messages, by its id. */
export type AgentMessagesTable = {
  brand: string;
  id: string;
  sender_id: string;
  kind: AgentMessageKind;
  level: number | null;
  /** Accounts that it was written to, five at most; none for a level. */
  names: JsonColumn<string[]>;
  /** How many it was written to, whether or not they take messages. */
  addressed: number;
  text: string;
  at: Date;
};

/** Who gets nothing from whom. */
type AgentMessageMutesTable = { brand: string; member_id: string; sender_id: string; at: Date };

/** Whose messages an operator has stopped. */
export type AgentMessageStopsTable = {
  brand: string;
  member_id: string;
  /** Account of the operator. */
  stopped_by: string;
  reason: string;
  at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    agent_messages: AgentMessagesTable;
    agent_message_mutes: AgentMessageMutesTable;
    agent_message_stops: AgentMessageStopsTable;
  }
}
