import { defineCall } from '#server/calls/call.ts';
import { refusedByPassword } from '#server/passwords/own-password.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { isMobileTaken } from '#server/verification/mobiles.ts';
import { contactOf } from '../contact.ts';
import { sendMemberCode } from '#server/verification/member-codes.ts';

/** Sends a code to an address or number; one that the member does not have yet takes the password. */
export const route = defineCall('memberContactCode', async (context) => {
  const { body, gateway } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const contact = contactOf(context, member, body);
  if (contact instanceof CallRefusal) return contact;
  if (!contact.present) {
    if (!body.password) return refuseFields([refusedField('password', 'REQUIRED')]);
    const refused = await refusedByPassword(context, member, { password: body.password, field: 'password' });
    if (refused) return refused;
    const taken = contact.channel === 'mobile' && (await isMobileTaken(gateway.db, member.brand, contact.to));
    if (taken) return refuseFields([refusedField('mobileNum', 'TAKEN')]);
  }
  return sendMemberCode(context, member, { purpose: 'contact', recipient: contact });
});
