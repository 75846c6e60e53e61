import { say } from '../language/say.ts';

export type RefusalBody = { code: string; message: string; fix?: string } & Record<string, unknown>;

/**
 * Failure of a call: the server's answer, or `OFFLINE` (status 0) without one. `details` is the whole answer, for data beside the
 * message.
 */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;
  readonly fix: string | undefined;
  readonly details: Record<string, unknown>;
  /** Seconds after which the server would listen again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: RefusalBody, retryAfter?: number) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.fix = body.fix;
    this.details = body;
    this.retryAfter = retryAfter;
  }

  /** True when a later retry may succeed. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Refusal by the console itself: the server does not have all edits. */
export const unsavedRefusal = (words: { message: string; fix?: string }): ApiRefusal =>
  new ApiRefusal(0, { code: 'UNSAVED', ...words });

export const offline = (): ApiRefusal =>
  new ApiRefusal(0, {
    code: 'OFFLINE',
    message: say('console.errors.offline.message'),
    fix: say('console.errors.offline.fix'),
  });

/** Refusal before a call is sent: what it needs of the console cannot be loaded, such as after an upgrade of the server. */
export const missingPart = (): ApiRefusal =>
  new ApiRefusal(0, {
    code: 'PART_MISSING',
    message: say('console.errors.missingPart.message'),
    fix: say('console.errors.missingPart.fix'),
  });

/**
 * Refusal of an answer that does not fit the schema of its call. The server may have done what was asked, so that no
 * caller repeats the call by itself.
 */
export const invalidAnswer = (
  status: number,
  { call, place, rule }: { call: string; place: string; rule: string },
): ApiRefusal =>
  new ApiRefusal(status, {
    code: 'INVALID_ANSWER',
    call,
    place,
    rule,
    message: say('console.errors.invalidAnswer.message', { call, place, rule }),
    fix: say('console.errors.invalidAnswer.fix'),
  });

/** Anything thrown as a refusal, so that a page has one kind of error to show. */
export const refusalOf = (error: unknown): ApiRefusal =>
  error instanceof ApiRefusal
    ? error
    : new ApiRefusal(500, {
        code: 'UNEXPECTED',
        message: error instanceof Error ? error.message : String(error),
      });

const isBody = (value: unknown): value is RefusalBody =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RefusalBody).code === 'string' &&
  typeof (value as RefusalBody).message === 'string';

const seconds = (header: string | null): number | undefined => {
  const number = Number(header);
  return header !== null && Number.isFinite(number) ? Math.ceil(number) : undefined;
};

/** Parses the refusal of an answer with an error status. */
export async function readRefusal(response: Response): Promise<ApiRefusal> {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = seconds(response.headers.get('Retry-After'));
  if (isBody(body)) return new ApiRefusal(response.status, body, retryAfter);
  return new ApiRefusal(
    response.status,
    {
      code: `HTTP_${response.status}`,
      message: say('console.errors.unreadable.message', { status: response.status }),
      fix: say('console.errors.unreadable.fix'),
    },
    retryAfter,
  );
}
