import type { CallErrorCode, RefusedField } from '#contract/call-errors.ts';

/**
 * An expected "no" of a call: data that the dispatcher turns into the error envelope. `value` goes onto the wire
 * beside the code; `retryAfter` is in seconds and becomes the Retry-After header.
 */
export class CallRefusal {
  readonly code: CallErrorCode;
  readonly value: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: CallErrorCode, details: { value?: unknown; retryAfter?: number } = {}) {
    this.code = code;
    this.value = details.value;
    this.retryAfter = details.retryAfter;
  }
}

export const refuse = (
  code: CallErrorCode,
  details: { value?: unknown; retryAfter?: number } = {},
): CallRefusal => new CallRefusal(code, details);

export const refuseFields = (fields: RefusedField[]): CallRefusal =>
  refuse('INVALID_FIELDS', { value: { fields } });

/** Why a value is refused that looks right to a page. */
export type ServerFieldCode =
  | 'REQUIRED'
  | 'PATTERN'
  | 'NOT_AN_OPTION'
  | 'TAKEN'
  | 'WRONG'
  | 'EXPIRED'
  | 'COMMON'
  | 'PERSONAL'
  | 'SAME_AS_OLD'
  | 'SAME_AS_PASSWORD';

/** A field that is wrong for a reason the form's rules do not know. */
export const refusedField = (field: string, code: ServerFieldCode): RefusedField => ({
  field,
  code,
  params: {},
});
