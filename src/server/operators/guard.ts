import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForeign } from '#server/http/foreign-requests.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { operatorOf, type Operator } from './sessions.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse } from '#server/http/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed-in operator; set on every administration call but signing in. */
    operator: Operator | undefined;
  }
  interface FastifyContextConfig {
    /** True for the calls that work without being signed in. */
    open?: boolean;
    /** True for the calls by which someone does what an account asks for before anything else. */
    settling?: boolean;
    /** True for calls that an open page makes without user activity; they do not extend the idle time. */
    passive?: boolean;
  }
}

const deepest = 64;

/** Name of a cookie of the console: where https is on, one that browsers accept from this host alone. */
export const hostCookie = ({ protocol }: FastifyRequest, name: string): string =>
  protocol === 'https' ? `__Host-${name}` : name;

/** Name of the session's cookie. */
export const cookieName = (request: FastifyRequest): string => hostCookie(request, 'livery_operator');

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** Levels of arrays and objects in a JSON value, counted without recursion. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry as object) : [],
    );
  }
  return false;
}

/** The operator whose session's cookie a request carries, if it is open. */
export async function operatorOfRequest(
  context: ConfigContext,
  request: FastifyRequest,
  options?: Parameters<typeof operatorOf>[2],
): Promise<Operator | undefined> {
  const token = request.cookies[cookieName(request)];
  return token === undefined ? undefined : operatorOf(context, token, options);
}

/** Lets only signed-in operators through, and writing calls only with the session's X-CSRF-Token. */
export function guard(app: FastifyInstance, context: ConfigContext): void {
  app.decorateRequest('operator', undefined);

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const writes = !['GET', 'HEAD'].includes(request.method);
    if (writes && isForeign(request)) return sendRefusal(reply, refuse('WRONG_ORIGIN'));
    if (request.routeOptions.config.open) return undefined;
    const { passive = false } = request.routeOptions.config;
    request.operator = await operatorOfRequest(context, request, { passive });
    if (!request.operator) return sendRefusal(reply, refuse('NOT_SIGNED_IN'));
    if (writes && !same(String(request.headers['x-csrf-token'] ?? ''), request.operator.csrf)) {
      return sendRefusal(reply, refuse('CSRF'));
    }
    const { duty } = request.operator;
    if (duty && !request.routeOptions.config.settling) {
      return sendRefusal(reply, refuse(duty === 'password' ? 'PASSWORD_CHANGE_NEEDED' : 'TOTP_NEEDED'));
    }
    return undefined;
  });

  app.addHook('preValidation', async (request, reply) =>
    isTooDeep(request.body) ? sendRefusal(reply, refuse('TOO_DEEP')) : undefined,
  );
}

/** The operator of a guarded call. @throws when the guard was left out, which is a fault of this server. */
export function operatorOn(request: FastifyRequest): Operator {
  if (!request.operator) throw new Error('An administration call was registered without its guard.');
  return request.operator;
}
