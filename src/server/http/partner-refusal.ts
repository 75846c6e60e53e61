import { Refused } from './refused.ts';

/** Codes by which partners are refused before their request means anything, with their statuses; what each means stands in their guides. */
const statuses = {
  SIGNATURE_REQUIRED: 401,
  SIGNATURE_WRONG: 401,
  TIMESTAMP_OUT_OF_RANGE: 401,
  NONCE_USED: 401,
  UNKNOWN_VENDOR: 401,
  UNKNOWN_SOURCE: 401,
  INVALID_REQUEST: 400,
  CONFIRMATION_REQUIRED: 403,
  UNKNOWN_ORDER: 404,
  DRAW_NOT_FOUND: 404,
  NOT_DUE: 409,
  VOID: 409,
  WRONG_RESULT: 422,
  OUTCOME_UNKNOWN: 503,
} as const;

export type PartnerRefusalCode = keyof typeof statuses;

/** A refusal of signed requests of vendors, payment providers and result feeds: programs that read the code alone. */
export class PartnerRefusal extends Refused<PartnerRefusalCode> {
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: PartnerRefusalCode,
    { status = statuses[code] as number, retryAfter }: { status?: number; retryAfter?: number } = {},
  ) {
    super();
    this.status = status;
    this.retryAfter = retryAfter;
  }

  get body(): { code: PartnerRefusalCode } {
    return { code: this.code };
  }
}

/** @param details `status` where HTTP knows better than the code, such as 413 */
export const refusePartner = (
  code: PartnerRefusalCode,
  details?: { status?: number; retryAfter?: number },
): PartnerRefusal => new PartnerRefusal(code, details);
