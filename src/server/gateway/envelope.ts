import type { FastifyReply } from 'fastify';
import { callErrors } from '#contract/call-errors.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';

/** Sends `{ success: true, value }`. Answers belong to one player or one moment, so nothing may keep them. */
export const sendValue = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.header('cache-control', 'no-store').send({ success: true, value });

/** Sends `{ success: false, code, message, value? }` with the status of the code. */
export function sendRefusal(reply: FastifyReply, { code, value, retryAfter }: CallRefusal): FastifyReply {
  const { status, message } = callErrors[code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: false, code, message, ...(value === undefined ? {} : { value }) });
}
