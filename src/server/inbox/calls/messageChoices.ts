import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { findMember } from '#server/members/members.ts';
import { addressOn, choicesOf, chosenChannels, offeredChannels } from '#server/message-choices/choices.ts';
import { devicesOf } from '#server/message-choices/push-devices.ts';

export const route = defineCall('messageChoices', async ({ brand, gateway, session }) => {
  const { db, messengers } = gateway;
  const owner = { brand: brand.brand, memberId: session.memberId };
  const member = await findMember(db, brand.brand, session.memberId);
  if (!member) return refuseCall('SESSION_EXPIRED');
  const chosen = new Set(
    (await chosenChannels(db, owner)).map(({ choice, channel }) => `${choice} ${channel}`),
  );
  const devices = (await devicesOf(db, owner)).map(({ id }) => id);
  const choices = Object.entries(choicesOf(brand)).flatMap(([id, choice]) => {
    const channels = offeredChannels(messengers, choice).map((channel) => ({
      channel,
      wanted: chosen.has(`${id} ${channel}`),
      reachable: channel === 'push' ? devices.length > 0 : addressOn(member, channel) !== undefined,
    }));
    return channels.length === 0 ? [] : [{ id, label: choice.label, channels }];
  });
  const offersPush = choices.some(({ channels }) => channels.some(({ channel }) => channel === 'push'));
  return {
    choices,
    ...(offersPush && messengers.push && { push: { key: await messengers.push.publicKey(), devices } }),
  };
});
