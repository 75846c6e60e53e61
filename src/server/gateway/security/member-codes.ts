import type { CallContext } from '../call.ts';
import { hit, secondsUntil } from '../counters.ts';
import { constantOf } from '../documents.ts';
import type { Member } from '../member/members.ts';
import { wordingOf } from '../messages/wording.ts';
import { refuse, refusedField, refuseFields, type Refusal } from '../refusal.ts';
import type { CodePurpose } from '../tables.ts';
import { answerCode, newCode, type AnsweredCode } from '../verification/codes.ts';
import { codeText, limitCodes } from '../verification/send-code.ts';

/** Where a code goes: E.164, or an e-mail address. */
export type Recipient = { channel: 'mobile' | 'email'; to: string };

type Purpose = Extract<CodePurpose, 'contact' | 'payment'>;

/** A code of a member is worth something for this member and this recipient only. */
const subjectOf = (member: Member, { to }: Recipient): string => `${member.id} ${to.toLowerCase()}`;

async function limit(context: CallContext, member: Member, to: string): Promise<Refusal | undefined> {
  const limited = await limitCodes(context, to.toLowerCase());
  if (limited) return limited;
  const { brand, gateway, now } = context;
  const { hits, endsAt } = await hit(gateway.db, {
    brand: brand.brand,
    subject: `codes-of:${member.id}`,
    now,
    windowMs: 60 * 60_000,
  });
  return hits > constantOf(brand, 'codesPerMemberHour')
    ? refuse('TOO_MANY_REQUESTS', { retryAfter: secondsUntil(endsAt, now) })
    : undefined;
}

/** Sends a code to a recipient on behalf of a member who is logged in. `expiredMinutes` is how long it can be used. */
export async function sendMemberCode(
  context: CallContext,
  member: Member,
  { purpose, recipient }: { purpose: Purpose; recipient: Recipient },
): Promise<{ expiredMinutes: number } | Refusal> {
  const { brand, gateway, language, log } = context;
  const { sms, mail } = gateway.messengers;
  if (recipient.channel === 'mobile' ? !sms : !mail) return refuse('MESSAGE_NOT_SENT');
  const limited = await limit(context, member, recipient.to);
  if (limited) return limited;
  const made = await newCode(context, { purpose, mobile: subjectOf(member, recipient) });
  const say = wordingOf(brand, language);
  try {
    if (recipient.channel === 'mobile') {
      await sms?.({ brand: brand.brand, to: recipient.to, text: codeText(context, made) });
    } else {
      await mail?.({
        brand: brand.brand,
        to: recipient.to,
        subject: say('mail.code.subject', {}),
        text: say('mail.code.text', { ...made, account: member.account }, made.code),
      });
    }
  } catch (fault) {
    log.error(fault);
    return refuse('MESSAGE_NOT_SENT');
  }
  return { expiredMinutes: made.minutes };
}

/** Looks at a code that came back; the refusal of the field `verificationCode` when it is not the one. */
export async function answeredByMember(
  context: CallContext,
  member: Member,
  { purpose, recipient, code }: { purpose: Purpose; recipient: Recipient; code: string },
): Promise<Exclude<AnsweredCode, string> | Refusal> {
  const answered = await answerCode(context, { purpose, mobile: subjectOf(member, recipient), code });
  if (typeof answered !== 'string') return answered;
  return refuseFields([refusedField('verificationCode', answered === 'expired' ? 'EXPIRED' : 'WRONG')]);
}
