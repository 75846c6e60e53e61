import type { Generated } from 'kysely';

/** Ways of a message beside the page. */
export type MessageChannel = 'mail' | 'sms' | 'push';

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

/** A browser that shows notifications. Its address and keys are a capability: whoever knows them could write to it. */
type MemberPushDevices = {
  brand: string;
  /** Hash of the address, hex: a device belongs to one member. */
  id: string;
  member_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The session that it ends with. */
  session_hash: string;
  seen_at: Date;
  /** Attempts in a row that its push service refused. */
  failures: Generated<number>;
};

declare module '#server/db/types.ts' {
  interface Database {
    member_message_channels: MemberMessageChannels;
    message_deliveries: MessageDeliveries;
    member_push_devices: MemberPushDevices;
  }
}
