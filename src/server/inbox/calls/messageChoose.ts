import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { findMember } from '#server/members/members.ts';
import { addressOn, choicesOf, offeredChannels } from '#server/message-choices/choices.ts';
import { devicesOf } from '#server/message-choices/push-devices.ts';

export const route = defineCall('messageChoose', async ({ body, brand, gateway, now, session }) => {
  const { choice, channel, wanted } = body;
  const key = { brand: brand.brand, member_id: session.memberId, choice, channel };
  if (!wanted) {
    await gateway.db
      .deleteFrom('member_message_channels')
      .where('brand', '=', key.brand)
      .where('member_id', '=', key.member_id)
      .where('choice', '=', choice)
      .where('channel', '=', channel)
      .execute();
    return { wanted };
  }
  const choices = choicesOf(brand);
  const own = Object.hasOwn(choices, choice) ? choices[choice] : undefined;
  const member = await findMember(gateway.db, key.brand, key.member_id);
  const isReachable = async (): Promise<boolean> =>
    channel === 'push'
      ? (await devicesOf(gateway.db, { brand: key.brand, memberId: key.member_id })).length > 0
      : member !== undefined && addressOn(member, channel) !== undefined;
  if (!member || !offeredChannels(gateway.messengers, own).includes(channel) || !(await isReachable()))
    return refuseCall('MESSAGE_CHANNEL_CLOSED');
  await gateway.db
    .insertInto('member_message_channels')
    .values({ ...key, chosen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { wanted };
});
