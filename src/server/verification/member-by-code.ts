import { mobileOf, possibleMobiles } from '#engine/phones/numbering-plans.ts';
import type { CallContext } from '#server/calls/call.ts';
import type { Member } from '#server/members/members.ts';
import { refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import { answerCode, lastSentTo } from './codes.ts';
import { findByMobile, markVerified } from './mobiles.ts';

type Answer = {
  mobileNum: string;
  /** Without it the number is the one the last code went to. */
  countryDialingCode?: string | undefined;
  verificationCode: string;
};

const refuseCode = (code: 'WRONG' | 'EXPIRED'): CallRefusal =>
  refuseFields([refusedField('verificationCode', code)]);

/**
 * Member whose number a code of smsNoLogin proves; uses the code up and verifies the number. An unknown number is refused
 * like a wrong code. If `refused` refuses the member, the code stays usable.
 */
export async function memberByCode(
  context: CallContext,
  { mobileNum, countryDialingCode, verificationCode }: Answer,
  refused?: (member: Member) => Promise<CallRefusal | undefined>,
): Promise<Member | CallRefusal> {
  const { gateway, brand, now } = context;
  const mobile =
    mobileOf(mobileNum, countryDialingCode) ??
    (countryDialingCode === undefined
      ? await lastSentTo(context, 'noLogin', possibleMobiles(mobileNum))
      : undefined);
  if (mobile === undefined) return refuseCode('WRONG');
  const answered = await answerCode(context, { purpose: 'noLogin', mobile, code: verificationCode });
  if (answered === 'wrong' || answered === 'expired') {
    return refuseCode(answered === 'expired' ? 'EXPIRED' : 'WRONG');
  }
  const owner = refused && (await findByMobile(gateway.db, brand.brand, mobile));
  const refusal = owner && (await refused(owner));
  if (refusal) return refusal;
  return gateway.db.transaction().execute(async (transaction) => {
    if (!(await answered.useUp(transaction))) return refuseCode('EXPIRED');
    const member = await findByMobile(transaction, brand.brand, mobile);
    if (!member) return refuseCode('WRONG');
    await markVerified(transaction, member, now);
    return member;
  });
}
