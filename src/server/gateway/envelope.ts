import type { FastifyReply } from 'fastify';

/** Sends `{ success: true, value }`. Answers belong to one player or one moment, so nothing may keep them. */
export const sendValue = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.header('cache-control', 'no-store').send({ success: true, value });
