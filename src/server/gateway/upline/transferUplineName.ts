import { defineCall } from '../call.ts';
import { constantOf } from '../documents.ts';
import { limit } from '../limit.ts';
import { ownMember } from '../member/own-member.ts';
import { CallRefusal, refusedField, refuseFields } from '../refusal.ts';
import { downlineOf, nameOf } from './counterparts.ts';

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
