import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Id of a request, unique among processes; a visitor's own is not taken over, since it could repeat another. */
export const requestId = (): string => randomUUID();

/** Answers every request with its id in `X-Request-Id`, under which the log has it as `reqId`. */
export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
