import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { downlineOf, counterpartName } from '../counterparts.ts';

export const route = defineCall('transferUplineName', async (context) => {
  const { gateway, brand, query } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const limited = await limitCalls(context, {
    subject: `recipient:${member.id}`,
    max: constantOf(brand, 'recipientNamesPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  const found = await downlineOf(gateway.db, member, query.account);
  return found ? counterpartName(found) : refuseFields([refusedField('account', 'WRONG')]);
});
