import type { Generated } from 'kysely';

/** Ways of a message beside the page. */
export type MessageChannel = 'mail' | 'sms';

type MemberMessageChannels = {
  brand: string;
  member_id: string;
  /** Id in the document of messages. */
  choice: string;
  channel: MessageChannel;
  chosen_at: Date;
};

/** `LEFT_OUT`: no longer wanted or allowed when it was its turn. `FAILED`: refused at every attempt. */
type DeliveryState = 'WAITING' | 'SENT' | 'LEFT_OUT' | 'FAILED';

type MessageDeliveries = {
  brand: string;
  member_id: string;
  message_id: string;
  channel: MessageChannel;
  choice: string;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  due_at: Date;
  ended_at: Date | null;
};

declare module '#server/db/types.ts' {
  interface Database {
    member_message_channels: MemberMessageChannels;
    message_deliveries: MessageDeliveries;
  }
}
