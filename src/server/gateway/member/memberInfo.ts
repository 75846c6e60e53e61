import { defineCall } from '../call.ts';
import { refuse } from '../refusal.ts';
import { findMember } from './members.ts';

export const route = defineCall('memberInfo', async ({ gateway, brand, session }) => {
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  if (!member) return refuse('SESSION_EXPIRED');
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
    ...(member.affiliate_code !== null && { affiliateCode: member.affiliate_code }),
    ...(typeof email === 'string' && { email }),
    ...(typeof mobileNum === 'string' && { mobileNum }),
  };
});
