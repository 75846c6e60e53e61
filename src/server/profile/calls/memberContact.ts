import type { Db } from '#server/db/types.ts';
import { isUniqueViolation } from '#server/db/sql-state.ts';
import { defineCall } from '#server/calls/call.ts';
import type { Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { contactOf, type Contact } from '../contact.ts';
import { answeredByMember } from '#server/verification/member-codes.ts';
import { reachOf, notifySecurityChange } from '#server/members/notify-security-change.ts';

const keep = (db: Db, member: Member, { channel, to, profile }: Contact, now: Date): Promise<unknown> =>
  db
    .updateTable('members')
    .set({
      profile: JSON.stringify({ ...member.profile, ...profile }),
      ...(channel === 'mobile' ? { mobile: to, mobile_verified_at: now } : { email_verified_at: now }),
    })
    .where('brand', '=', member.brand)
    .where('id', '=', member.id)
    .execute();

/** Stores an address or number after its code came back, and notifies the previous one. */
export const route = defineCall('memberContact', async (context) => {
  const { body, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const contact = contactOf(context, member, body);
  if (contact instanceof CallRefusal) return contact;
  const answered = await answeredByMember(context, member, {
    purpose: 'contact',
    recipient: contact,
    code: body.verificationCode,
  });
  if (answered instanceof CallRefusal) return answered;
  try {
    const refused = await gateway.db.transaction().execute(async (transaction) => {
      if (!(await answered.useUp(transaction))) {
        return refuseFields([refusedField('verificationCode', 'EXPIRED')]);
      }
      await keep(transaction, member, contact, now);
      return undefined;
    });
    if (refused) return refused;
  } catch (fault) {
    // Somebody else has verified the number meanwhile.
    if (contact.channel === 'mobile' && isUniqueViolation(fault))
      return refuseFields([refusedField('mobileNum', 'TAKEN')]);
    throw fault;
  }
  if (!contact.present) {
    const { email, mobile } = reachOf(member);
    // Notifies the old address, or the other channel if there was none; never the new one alone.
    notifySecurityChange(
      context,
      member,
      contact.channel,
      contact.channel === 'mobile' && mobile ? { mobile } : { email, mobile },
    );
  }
  return {};
});
