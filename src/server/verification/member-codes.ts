import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitCalls } from '#server/calls/limit.ts';
import type { Member } from '#server/members/members.ts';
import { deliver } from '#server/messages/deliver.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { refuseCall, refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import type { CodePurpose } from './tables.ts';
import { answerCode, newCode, type AnsweredCode } from './codes.ts';
import { codeText, limitCodes } from './send-code.ts';

/** Recipient of a code: E.164, or an e-mail address. */
export type CodeRecipient = { channel: 'mobile' | 'email'; to: string };

type Purpose = Extract<CodePurpose, 'contact' | 'payment'>;

/** A code of a member is worth something for this member and this recipient only. */
const subjectOf = (member: Member, { to }: CodeRecipient): string => `${member.id} ${to.toLowerCase()}`;

async function limitMember(
  context: CallContext,
  member: Member,
  to: string,
): Promise<CallRefusal | undefined> {
  const max = constantOf(context.brand, 'codesPerMemberHour');
  return (
    (await limitCodes(context, to.toLowerCase())) ??
    (await limitCalls(context, { subject: `codes-of:${member.id}`, max, windowMs: 60 * 60_000 }))
  );
}

/** Sends a code to a recipient on behalf of a member who is logged in. `expiredMinutes` is how long it can be used. */
export async function sendMemberCode(
  context: CallContext,
  member: Member,
  { purpose, recipient }: { purpose: Purpose; recipient: CodeRecipient },
): Promise<{ expiredMinutes: number } | CallRefusal> {
  const { brand, gateway, language } = context;
  const { sms, mail } = gateway.messengers;
  if (recipient.channel === 'mobile' ? !sms : !mail) return refuseCall('MESSAGE_NOT_SENT');
  const limited = await limitMember(context, member, recipient.to);
  if (limited) return limited;
  const made = await newCode(context, { purpose, mobile: subjectOf(member, recipient) });
  const say = wordingOf(brand, language);
  const to = { brand: brand.brand, to: recipient.to };
  const lost = await deliver(context, () =>
    recipient.channel === 'mobile'
      ? sms?.({ ...to, text: codeText(context, made) })
      : mail?.({
          ...to,
          subject: say('mail.code.subject', {}),
          text: say('mail.code.text', { ...made, account: member.account }, made.code),
          language,
          secret: made.code,
        }),
  );
  return lost ?? { expiredMinutes: made.minutes };
}

/** Looks at a code that came back; the refusal of the field `verificationCode` when it is not the one. */
export async function answeredByMember(
  context: CallContext,
  member: Member,
  { purpose, recipient, code }: { purpose: Purpose; recipient: CodeRecipient; code: string },
): Promise<Exclude<AnsweredCode, string> | CallRefusal> {
  const answered = await answerCode(context, { purpose, mobile: subjectOf(member, recipient), code });
  if (typeof answered !== 'string') return answered;
  return refuseFields([refusedField('verificationCode', answered === 'expired' ? 'EXPIRED' : 'WRONG')]);
}
