import type { FastifyReply, FastifyRequest, RouteGenericInterface, RouteHandlerMethod } from 'fastify';
import { bestRoleOn, allows, mayOn, type Role } from '#contract/operator-roles.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import type { Operator } from './sessions.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
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

const onWhat = (pack: string): string => (pack === '*' ? 'all packs' : `the pack ${pack}`);

/** Why the operator may not do that on a pack (`*`: on all packs) and all its documents; undefined when it may. */
export const forbidden = (
  { roles }: Pick<Operator, 'roles'>,
  pack: string,
  needed: Role,
): Refusal | undefined =>
  mayOn(roles, pack, needed)
    ? undefined
    : refuse('FORBIDDEN', { message: `This needs the role ${needed} on ${onWhat(pack)}.`, needed, pack });

/** Like `forbidden`, for a role on at least one kind of document; `forbiddenDocuments` checks the documents. */
export const forbiddenAnywhere = (
  { roles }: Pick<Operator, 'roles'>,
  pack: string,
  needed: Role,
): Refusal | undefined =>
  allows(bestRoleOn(roles, pack), needed) ? undefined : forbidden({ roles }, pack, needed);

/** Why the operator may not do that with just these documents, with those that are in the way as `documents`; undefined when it may. */
export function forbiddenDocuments(
  { roles }: Pick<Operator, 'roles'>,
  pack: string,
  keys: readonly DocumentKey[],
  needed: Role,
): Refusal | undefined {
  const documents = keys.filter((key) => !mayOn(roles, pack, needed, splitKey(key).kind));
  if (documents.length === 0) return undefined;
  const kinds = [...new Set(documents.map((key) => splitKey(key).kind))];
  return refuse('FORBIDDEN', {
    message: `This needs the role ${needed} for ${kinds.join(', ')} on ${onWhat(pack)}.`,
    needed,
    pack,
    documents,
  });
}

/** As `answer`, for calls on `/packs/:pack`, refused below a role on that pack and all its documents. */
export const onPack = <P extends { pack: string }, Q = object, B = unknown>(
  needed: Role,
  work: (call: Call<P, Q, B>) => Promise<unknown>,
): RouteHandlerMethod =>
  answer<P, Q, B>(async (call) => forbidden(call.operator, call.params.pack, needed) ?? (await work(call)));

/** Like `onPack`, for a role on at least one kind of document; the work itself checks the documents. */
export const onPackAnywhere = <P extends { pack: string }, Q = object, B = unknown>(
  needed: Role,
  work: (call: Call<P, Q, B>) => Promise<unknown>,
): RouteHandlerMethod =>
  answer<P, Q, B>(
    async (call) => forbiddenAnywhere(call.operator, call.params.pack, needed) ?? (await work(call)),
  );
