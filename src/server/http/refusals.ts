import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDiskFull } from '#server/db/disk-full.ts';
import { isUnavailable, retryAfterSeconds } from '#server/db/unavailable.ts';
import { ObjectStoreUnavailable } from '#server/objects/object-store.ts';
import { refuse, type Refusal, type RefusalCode } from './refusal.ts';
import type { Refused } from './refused.ts';

/** Answers with a refusal: the one place that does. */
export const sendRefusal = (reply: FastifyReply, { status, headers, body }: Refused): FastifyReply =>
  reply.code(status).headers(headers).send(body);

const byFastifyCode: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const reasonOf = (fault: unknown): string =>
  fault instanceof ObjectStoreUnavailable
    ? 'The store of pictures does not answer.'
    : isDiskFull(fault)
      ? 'The disk of the database is full.'
      : 'The database does not answer.';

/** Errors of Fastify, and faults, in the shape of refusals. A fault says nothing but the id under which the log has it. */
function asRefusal(error: FastifyError, requestId: string): Refusal {
  if (isUnavailable(error) || error instanceof ObjectStoreUnavailable)
    return refuse('UNAVAILABLE', { message: reasonOf(error), retryAfter: retryAfterSeconds });
  const code = byFastifyCode[error.code];
  if (code) return refuse(code);
  const status = error.statusCode ?? 500;
  if (error.validation || (status >= 400 && status < 500))
    return refuse('INVALID_REQUEST', { message: error.message });
  return refuse('INTERNAL', { request: requestId });
}

export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('NOT_FOUND')));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error, request.id);
    if (refusal.code === 'UNAVAILABLE') request.log.warn({ err: error }, reasonOf(error));
    else if (refusal.status >= 500) request.log.error({ err: error }, 'A request failed.');
    return sendRefusal(reply, refusal);
  });
}
