import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminCalls, type AdminCallId } from '#contract/generated/admin-calls.ts';
import { adminRules, type AdminRules } from '#contract/generated/admin-rules.ts';
import { adminValidators } from '#contract/generated/admin-validators.js';
import { Refusal } from '#server/http/refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { forbiddenCall } from '#server/operators/access.ts';
import { JsonText, type AdminCall, type AdminServices } from '#server/operators/admin-call.ts';
import { operatorOn } from '#server/operators/guard.ts';

/** Name of each part for Fastify. */
const httpParts = { params: 'params', query: 'querystring', body: 'body' } as const;

/** Parts that Fastify has checked, by the validators made from the schema. */
const checkedParts = ({ parts }: AdminRules): Record<string, object> =>
  Object.fromEntries(parts.flatMap((part) => (part === 'value' ? [] : [[httpParts[part], {}]])));

const validatorOf =
  (id: string) =>
  ({ httpPart }: { httpPart?: string }) => {
    const validate = adminValidators[`${id}.${httpPart === 'querystring' ? 'query' : (httpPart ?? '')}`];
    if (!validate) throw new Error(`The call ${id} has no validator for its ${httpPart ?? 'nothing'}.`);
    return validate;
  };

async function answerOf(
  call: AdminCall,
  services: AdminServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { needs, open }: AdminRules = adminRules[call.id];
  const operator = open ? undefined : operatorOn(request);
  const { pack = '*' } = request.params as { pack?: string };
  const refused = operator && needs ? forbiddenCall(operator, needs, pack) : undefined;
  if (refused) return refused;
  const { params, query, body } = request;
  // The validators have checked the parts against the call's schema.
  return call.handle({ services, params, query, body, operator, request, reply } as Parameters<
    AdminCall['handle']
  >[0]);
}

/** Fails a call whose answer does not fit its schema; for tests. */
export type CheckAdminAnswer = (call: AdminCallId, answer: unknown) => void;

/** Serves one administration call: session, parts, rights, in this order; then the call itself. */
export function serveCall(
  app: FastifyInstance,
  call: AdminCall,
  { services, checkAnswer }: { services: AdminServices; checkAnswer: CheckAdminAnswer | undefined },
): void {
  const { method, path } = adminCalls[call.id];
  const rules: AdminRules = adminRules[call.id];
  const { open = false, settling = false, passive = false, status = 200, maxBytes } = rules;
  app.route({
    method,
    url: path,
    config: { open, settling, passive },
    ...(maxBytes === undefined ? {} : { bodyLimit: maxBytes }),
    schema: checkedParts(rules),
    validatorCompiler: validatorOf(call.id),
    handler: async (request, reply) => {
      const answer = await answerOf(call, services, request, reply);
      checkAnswer?.(call.id, answer);
      if (answer instanceof Refusal) return sendRefusal(reply, answer);
      if (answer === undefined) return reply.code(204).send();
      void reply.code(status);
      return answer instanceof JsonText
        ? reply.type('application/json; charset=utf-8').send(answer.text)
        : reply.send(answer);
    },
  });
}
