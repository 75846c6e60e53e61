import { defineCall, type CallContext } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { ownGroupOf } from '#server/lottery/own-group.ts';
import { findMember } from '../members.ts';
import { ownMember } from '../own-member.ts';

/** Level that was last seen of a member, the lowest before; nothing in a brand without levels. */
async function levelOf({ brand, gateway }: CallContext, memberId: string): Promise<{ level?: string }> {
  const levels = documentOf(brand, 'mall')?.levels.order ?? [];
  if (levels.length === 0) return {};
  const kept = await gateway.db
    .selectFrom('member_levels')
    .select('level')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const level = levels.find((id) => id === kept?.level) ?? levels[0];
  return level === undefined ? {} : { level };
}

export const route = defineCall('memberInfo', async (context) => {
  const { gateway, brand } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const upline =
    member.upline_id === null ? undefined : await findMember(gateway.db, brand.brand, member.upline_id);
  const prizeGroup = await ownGroupOf(gateway.db, brand, member.id);
  const { email, mobileNum } = member.profile;
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    ...(await levelOf(context, member.id)),
    toUpline: upline?.account ?? null,
    ...(prizeGroup !== undefined && { prizeGroup }),
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
