import { toldUpline } from '#server/agent-messages/upline.ts';
import { defineCall } from '#server/calls/call.ts';
import { maskedMail, maskedNumber } from '#server/calls/masking.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { hasTotp } from '#server/totp/enrolments.ts';
import { memberRecoveryCodesLeft } from '#server/totp/recovery-codes.ts';
import { profileEntries } from '../profile.ts';
import { reachOf } from '#server/members/notify-security-change.ts';

/** The member's own security settings. Addresses and numbers are masked, since others may see the page. */
export const route = defineCall('memberSecurity', async (context) => {
  const { gateway, brand } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const { email, mobile } = reachOf(member);
  const upline = await toldUpline(gateway.db, brand, member);
  const number = mobile ?? member.profile['mobileNum'];
  return {
    account: member.account,
    nickname: member.nickname,
    registeredAt: member.registered_at.toISOString(),
    profile: profileEntries(context, member),
    mobile:
      typeof number === 'string' && number !== ''
        ? { to: maskedNumber(number), verified: member.mobile_verified_at !== null }
        : null,
    email:
      email === undefined || email === ''
        ? null
        : { to: maskedMail(email), verified: member.email_verified_at !== null },
    passwordChangedAt: member.password_changed_at.toISOString(),
    paymentPassword: member.payment_password_hash !== null,
    totp: {
      on: await hasTotp(gateway.db, member.brand, member.id),
      recoveryCodesLeft: await memberRecoveryCodesLeft(gateway.db, {
        brand: member.brand,
        memberId: member.id,
      }),
    },
    lastLogin:
      member.previous_login_at === null
        ? null
        : { at: member.previous_login_at.toISOString(), address: member.previous_login_ip },
    ...(upline && { upline }),
  };
});
