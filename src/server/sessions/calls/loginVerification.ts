import type { CallTypes } from '#contract/generated/calls.ts';
import { refusedWhileFrozen } from '../frozen.ts';
import { defineCall, type CallContext } from '#server/calls/call.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { refuseCall, refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import { checkTotp } from '#server/totp/check-totp.ts';
import { markVerified } from '#server/verification/mobiles.ts';
import { admit } from '../log-in.ts';
import { answerTicketCode, tryTicket, useLoginTicket, type LoginTicket } from '../login-tickets.ts';
import { foldedName, offeredMethods, payeeNameOf, type SecondProof } from '../verification-methods.ts';

type Answer = CallTypes['loginVerification']['body'];

/** The proof that counts; the payee name goes with one of the others. */
const secondProof = ({ method, by }: Answer): SecondProof | undefined =>
  method === 'payeeName' ? by : method;

async function refusedCode(
  context: CallContext,
  { member, ticket, proof, code }: { member: Member; ticket: LoginTicket; proof: SecondProof; code: string },
): Promise<CallRefusal | undefined> {
  const answered =
    proof === 'totp'
      ? (await checkTotp(context, member.id, code))
        ? 'right'
        : 'wrong'
      : answerTicketCode(ticket, { method: proof, code, now: context.now });
  if (answered === 'right') return undefined;
  return refuseFields([refusedField('verificationCode', answered === 'expired' ? 'EXPIRED' : 'WRONG')]);
}

/** The refusal of an answer that does not prove that the member is who it says. */
async function refusedAnswer(
  context: CallContext,
  { body, member, ticket }: { body: Answer; member: Member; ticket: LoginTicket },
): Promise<CallRefusal | undefined> {
  const { methods } = await offeredMethods(context, member, ticket.proof);
  const offers = (wanted: string | undefined): boolean => methods.some(({ method }) => method === wanted);
  if (!offers(body.method)) return refuseFields([refusedField('method', 'NOT_AN_OPTION')]);
  const proof = secondProof(body);
  if (proof === undefined || !offers(proof)) return refuseFields([refusedField('by', 'NOT_AN_OPTION')]);
  // First the name: a code that is looked at in vain would be used up.
  if (
    body.method === 'payeeName' &&
    foldedName(body.payeeName ?? '') !== foldedName(payeeNameOf(member) ?? '')
  ) {
    return refuseFields([refusedField('payeeName', body.payeeName?.trim() ? 'WRONG' : 'REQUIRED')]);
  }
  return refusedCode(context, { member, ticket, proof, code: body.verificationCode });
}

/**
 * Verifies a login that was refused with LOGIN_VERIFICATION_REQUIRED; a right answer logs in and makes the address known.
 */
export const route = defineCall('loginVerification', async (context) => {
  const { body, brand, gateway, now } = context;
  const ticket = await tryTicket(context, body.ticket);
  const member = ticket && (await findMember(gateway.db, brand.brand, ticket.member_id));
  if (!ticket || !member) return refuseCall('LOGIN_VERIFICATION_EXPIRED');
  const frozen = await refusedWhileFrozen(gateway.db, member);
  if (frozen) return frozen;
  const refused = await refusedAnswer(context, { body, member, ticket });
  if (refused) return refused;
  return gateway.db.transaction().execute(async (transaction) => {
    if (!(await useLoginTicket(transaction, ticket))) return refuseCall('LOGIN_VERIFICATION_EXPIRED');
    if (secondProof(body) === 'mobile') await markVerified(transaction, member, now);
    return admit(context, transaction, member, { proof: ticket.proof, remember: ticket.remember });
  });
});
