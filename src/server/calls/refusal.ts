import { callErrors, type CallErrorCode, type RefusedField } from '#contract/call-errors.ts';
import { Refused } from '#server/http/refused.ts';

/** A refusal of a call, in the gateway's envelope. `value` is sent beside the code. */
export class CallRefusal extends Refused<CallErrorCode> {
  readonly value: unknown;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: CallErrorCode,
    { value, retryAfter }: { value?: unknown; retryAfter?: number } = {},
  ) {
    super();
    this.value = value;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return callErrors[this.code].status;
  }

  get body(): { success: false; code: CallErrorCode; message: string; value?: unknown } {
    const { code, value } = this;
    const { message } = callErrors[code];
    return { success: false, code, message, ...(value === undefined ? {} : { value }) };
  }

  override get headers(): Record<string, string> {
    return { ...super.headers, ...(this.status === 401 ? { 'www-authenticate': 'Bearer' } : {}) };
  }
}

export const refuseCall = (
  code: CallErrorCode,
  details: { value?: unknown; retryAfter?: number } = {},
): CallRefusal => new CallRefusal(code, details);

export const refuseFields = (fields: RefusedField[]): CallRefusal =>
  refuseCall('INVALID_FIELDS', { value: { fields } });

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
