import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { findMember } from '#server/members/members.ts';
import { addressOn, choicesOf, chosenChannels, offeredChannels } from '#server/message-choices/choices.ts';

export const route = defineCall('messageChoices', async ({ brand, gateway, session }) => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  if (!member) return refuseCall('SESSION_EXPIRED');
  const chosen = new Set(
    (await chosenChannels(gateway.db, owner)).map(({ choice, channel }) => `${choice} ${channel}`),
  );
  return {
    choices: Object.entries(choicesOf(brand)).flatMap(([id, choice]) => {
      const channels = offeredChannels(gateway.messengers, choice).map((channel) => ({
        channel,
        wanted: chosen.has(`${id} ${channel}`),
        reachable: addressOn(member, channel) !== undefined,
      }));
      return channels.length === 0 ? [] : [{ id, label: choice.label, channels }];
    }),
  };
});
