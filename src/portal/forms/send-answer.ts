import type { FieldRefusal, SendAnswer } from '#engine/forms/index.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { tellEntry } from '../errors/tell-error.ts';
import type { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';

/** Codes after which the platform, or its sender of codes, refuses further requests for a while. */
const tooMany = new Set(['TOO_MANY_REQUESTS', 'PHONE_TOO_MANY']);

/**
 * A refused call as a form shows it: at its fields, in a message above the button, or not at all when the brand presents the error as
 * a toast or popup.
 */
export function formAnswer(
  portal: Pick<Portal, 'documents' | 'texts' | 'toasts' | 'alerts'>,
  error: CallError,
): SendAnswer {
  if (error.fields.length > 0) return { ok: false, fields: error.fields as readonly FieldRefusal[] };
  const entry = errorEntry(portal, error.code);
  const wait = tooMany.has(error.code) && { waitSeconds: cooldownSeconds(portal) };
  if (entry.present === 'toast' || entry.present === 'popup') {
    tellEntry(portal, entry);
    return { ok: false, told: true, ...wait };
  }
  const named = entry.present === 'field' ? (entry.fields ?? []) : [];
  return {
    ok: false,
    fields: named.map((field) => ({ field, code: 'WRONG' })),
    failure: { key: entry.text, retry: entry.retry ?? false },
    ...wait,
  };
}

/** Seconds before the next request of a kind after too many (specification section 9). */
const cooldownSeconds = ({ documents }: Pick<Portal, 'documents'>): number =>
  (documents.current.constants.constants.smsCooldownMinutes ?? 5) * 60;
