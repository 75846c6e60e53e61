import { defineCall } from '#server/calls/call.ts';
import { maskedMail, maskedNumber } from '#server/calls/masking.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { sendMemberCode } from '#server/verification/member-codes.ts';
import { verifiedRecipient } from '../payment-password.ts';

/** Sends a code for a forgotten payment password to a verified contact. */
export const route = defineCall('paymentPasswordCode', async (context) => {
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const recipient = verifiedRecipient(member);
  if (!recipient) return refuseCall('CONTACT_NOT_VERIFIED');
  const sent = await sendMemberCode(context, member, { purpose: 'payment', recipient });
  if (sent instanceof CallRefusal) return sent;
  return { ...sent, to: (recipient.channel === 'email' ? maskedMail : maskedNumber)(recipient.to) };
});
