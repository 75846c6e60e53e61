import type { FastifyReply, FastifyRequest, RouteGenericInterface, RouteHandlerMethod } from 'fastify';
import { sendRefusal } from '#server/http/refusals.ts';
import { mayOn } from '../accounts/roles.ts';
import type { Operator } from '../accounts/sessions.ts';
import { refuse, Refusal } from '../refusal.ts';
import type { Role } from '../tables.ts';
import { operatorOn } from './guard.ts';

type Call<P, Q, B> = {
  params: P;
  query: Q;
  body: B;
  operator: Operator;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A handler that answers a value or a refusal; undefined answers 204. */
export const answer =
  <P = object, Q = object, B = unknown>(
    work: (call: Call<P, Q, B>) => Promise<unknown>,
  ): RouteHandlerMethod =>
  async (request: FastifyRequest<RouteGenericInterface>, reply) => {
    const result = await work({
      params: request.params as P,
      query: request.query as Q,
      body: request.body as B,
      operator: operatorOn(request),
      request,
      reply,
    });
    if (result instanceof Refusal) return sendRefusal(reply, result);
    return result === undefined ? reply.code(204).send() : reply.send(result);
  };

/** Why the operator may not do that on a pack (`*`: on all packs); undefined when it may. */
export const forbidden = ({ roles }: Operator, pack: string, needed: Role): Refusal | undefined =>
  mayOn(roles, pack, needed)
    ? undefined
    : refuse('FORBIDDEN', {
        message: `This needs the role ${needed} on ${pack === '*' ? 'all packs' : `the pack ${pack}`}.`,
        needed,
        pack,
      });

/** As `answer`, for calls on `/packs/:pack`, refused below a role on that pack. */
export const onPack = <P extends { pack: string }, Q = object, B = unknown>(
  needed: Role,
  work: (call: Call<P, Q, B>) => Promise<unknown>,
): RouteHandlerMethod =>
  answer<P, Q, B>(async (call) => forbidden(call.operator, call.params.pack, needed) ?? (await work(call)));
