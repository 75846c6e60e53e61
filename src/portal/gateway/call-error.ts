/** A value the gateway refused, by field of the form. */
export type RefusedValue = { field: string; code: string; params: Readonly<Record<string, unknown>> };

/** Failure of a call. `message` is the gateway's, and meant for players only when `status` is set. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number | undefined;
  /** Data of the refusal, such as { captcha: true }. */
  readonly value: unknown;

  constructor(
    code: string,
    message: string,
    details: { status?: number; value?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'CallError';
    this.code = code;
    this.status = details.status;
    this.value = details.value;
  }

  /** Refused fields of INVALID_FIELDS; empty for every other code. */
  get fields(): readonly RefusedValue[] {
    if (this.code !== 'INVALID_FIELDS') return [];
    const { fields } = (this.value ?? {}) as { fields?: RefusedValue[] };
    return Array.isArray(fields) ? fields : [];
  }
}
