import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { receivedBy } from '../received.ts';

export const route = defineCall('agentMessageMute', async (context) => {
  const { gateway, brand, body, now } = context;
  const reader = await ownMember(context);
  if (reader instanceof CallRefusal) return reader;
  const received = await receivedBy(gateway.db, reader, body.id);
  if (!received) return refuseCall('MESSAGE_UNKNOWN');
  const mute = { brand: brand.brand, member_id: reader.id, sender_id: received.sender.id };
  if (body.muted)
    await gateway.db
      .insertInto('agent_message_mutes')
      .values({ ...mute, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await gateway.db
      .deleteFrom('agent_message_mutes')
      .where('brand', '=', mute.brand)
      .where('sender_id', '=', mute.sender_id)
      .where('member_id', '=', mute.member_id)
      .execute();
  return { muted: body.muted };
});
