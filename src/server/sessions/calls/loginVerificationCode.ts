import { defineCall } from '#server/calls/call.ts';
import { deliver } from '#server/messages/deliver.ts';
import { findMember } from '#server/members/members.ts';
import { refuseCall, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { codeText, limitCodes } from '#server/verification/send-code.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { findTicket, newTicketCode } from '../login-tickets.ts';
import { emailOf, offeredMethods } from '../verification-methods.ts';

/** Sends a code to a contact of the member that the login's answer named, masked. */
export const route = defineCall('loginVerificationCode', async (context) => {
  const { body, brand, gateway, language } = context;
  const { sms, mail } = gateway.messengers;
  const ticket = await findTicket(context, body.ticket);
  const member = ticket && (await findMember(gateway.db, brand.brand, ticket.member_id));
  if (!ticket || !member) return refuseCall('LOGIN_VERIFICATION_EXPIRED');
  const { methods } = await offeredMethods(context, member, ticket.proof);
  if (!methods.some(({ method }) => method === body.method)) {
    return refuseFields([refusedField('method', 'NOT_AN_OPTION')]);
  }
  const to = body.method === 'mobile' ? member.mobile : emailOf(member);
  if (to === null || to === undefined) return refuseFields([refusedField('method', 'NOT_AN_OPTION')]);
  const limited = await limitCodes(context, to);
  if (limited) return limited;
  const made = await newTicketCode(context, ticket, body.method);
  const say = wordingOf(brand, language);
  const lost = await deliver(context, () =>
    body.method === 'mobile'
      ? sms?.({ brand: brand.brand, to, text: codeText(context, made) })
      : mail?.({
          brand: brand.brand,
          to,
          subject: say('mail.loginCode.subject', {}),
          text: say('sms.code', made, made.code),
          language,
          secret: made.code,
        }),
  );
  return lost ?? { expiredMinutes: made.minutes };
});
