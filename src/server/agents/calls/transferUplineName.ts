import { defineCall } from '../../calls/call.ts';
import { constantOf } from '../../brands/documents.ts';
import { limit } from '../../calls/limit.ts';
import { ownMember } from '../../members/own-member.ts';
import { CallRefusal, refusedField, refuseFields } from '../../calls/refusal.ts';
import { downlineOf, nameOf } from '../counterparts.ts';

export const route = defineCall('transferUplineName', async (context) => {
  const { gateway, brand, query } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const limited = await limit(context, {
    subject: `recipient:${member.id}`,
    max: constantOf(brand, 'recipientNamesPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  const found = await downlineOf(gateway.db, member, query.account);
  return found ? nameOf(found) : refuseFields([refusedField('account', 'WRONG')]);
});
