import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { findMember } from '../members.ts';
import { ownMember } from '../own-member.ts';

export const route = defineCall('memberInfo', async (context) => {
  const { gateway, brand } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const upline =
    member.upline_id === null ? undefined : await findMember(gateway.db, brand.brand, member.upline_id);
  const { email, mobileNum } = member.profile;
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    toUpline: upline?.account ?? null,
    clubLabel: { labelName: member.club_label },
    memberLabel: member.labels.map((labelName) => ({ labelName })),
    lastLoginAt: member.previous_login_at?.toISOString() ?? null,
    registeredAt: member.registered_at.toISOString(),
    own: member.own,
    ...(member.affiliate_code !== null && { affiliateCode: member.affiliate_code }),
    ...(typeof email === 'string' && { email }),
    ...(typeof mobileNum === 'string' && { mobileNum }),
  };
});
