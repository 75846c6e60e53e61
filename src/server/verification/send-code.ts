import type { CallContext } from '#server/calls/call.ts';
import { constantOf, documentOf } from '#server/brands/documents.ts';
import { limitCalls, limitByAddress } from '#server/calls/limit.ts';
import { wordingOf } from '#server/messages/wording.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';
import { requestHost } from '#server/calls/request-facts.ts';

const hourMs = 60 * 60_000;

/** Counts a request for a code; refuses it beyond the brand's hourly limits per address and per number. */
export async function limitCodes(context: CallContext, to: string): Promise<CallRefusal | undefined> {
  const perAddress = constantOf(context.brand, 'smsPerAddressHour');
  const perNumber = constantOf(context.brand, 'smsPerNumberHour');
  return (
    (await limitByAddress(context, { what: 'sms-for', max: perAddress, windowMs: hourMs })) ??
    (await limitCalls(context, { subject: `sms-to:${to}`, max: perNumber, windowMs: hourMs }))
  );
}

/**
 * The words of a code. At a host of the brand's own the last line binds the code to it, so that a phone offers it there
 * and nowhere else (WebOTP, "origin-bound one-time codes").
 */
export function codeText(context: CallContext, { code, minutes }: { code: string; minutes: number }): string {
  const text = wordingOf(context.brand, context.language)('sms.code', { code, minutes }, code);
  const host = requestHost(context);
  const own = host !== undefined && documentOf(context.brand, 'brand')?.hosts?.includes(host);
  return own ? `${text}\n\n@${host} #${code}` : text;
}
