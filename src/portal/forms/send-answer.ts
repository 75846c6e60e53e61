import type { FieldRefusal, SendAnswer } from '#engine/forms/index.ts';
import type { Texts } from '#ui/text/create-texts.ts';
import { callErrorKey } from '../gateway/call-error-text.ts';
import type { CallError } from '../gateway/call-error.ts';

/** Codes after which sending the same values again can go well. */
const passing = new Set([
  'NETWORK',
  'TIMEOUT',
  'BAD_ANSWER',
  'ENCRYPTION_FAILED',
  'GATEWAY_UNREACHABLE',
  'INTERNAL_ERROR',
]);

/** Codes that speak of a field. */
const fieldOf: Readonly<Record<string, string>> = { CAPTCHA_WRONG: 'captcha', CAPTCHA_REQUIRED: 'captcha' };

/** How a form shows a refused call: at its fields, and in words above the button. */
export function answerOf(texts: Texts, error: CallError): SendAnswer {
  if (error.fields.length > 0) return { ok: false, fields: error.fields as readonly FieldRefusal[] };
  const field = fieldOf[error.code];
  const fields = field === undefined ? [] : [{ field, code: 'WRONG' }];
  return { ok: false, fields, failure: { key: callErrorKey(texts, error), retry: passing.has(error.code) } };
}
