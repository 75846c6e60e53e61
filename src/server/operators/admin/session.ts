import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '#server/http/refusals.ts';
import { changeOwnPassword } from '../own-password.ts';
import { recoveryCodesLeft } from '../recovery-codes.ts';
import {
  endOtherSessions,
  operatorOf,
  sessionsOf,
  signIn,
  signOut,
  type Operator,
  type Origin,
} from '../sessions.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { cookieName } from '../guard.ts';
import { answer } from '../route.ts';
import { bodies, sessionParams } from '../schemas.ts';

const sessionOf = ({ account, roles, csrf, totp, totpRequired, duty }: Operator): object => ({
  account,
  roles,
  csrf,
  totp,
  totpRequired,
  ...(duty ? { duty } : {}),
});

const cookieOf = (request: FastifyRequest): object => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/',
  secure: request.protocol === 'https',
});

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
});

/** Signing in and out, one's own password, and where one is signed in. */
export function sessionRoutes(app: FastifyInstance, context: ConfigContext): void {
  /** Sets the cookie of a new session and answers its rights. */
  async function opened(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | Refusal,
  ): Promise<unknown> {
    if (token instanceof Refusal) return token;
    void reply.setCookie(cookieName(request), token, cookieOf(request));
    const operator = await operatorOf(context, token);
    return operator ? sessionOf(operator) : refuse('NOT_SIGNED_IN');
  }

  app.post<{ Body: { username: string; password: string; code?: string } }>(
    '/session',
    { config: { open: true }, schema: { body: bodies.signIn } },
    async (request, reply) => {
      const token = await signIn(context, { ...request.body, ...originOf(request) });
      const result = await opened(request, reply, token);
      return result instanceof Refusal ? sendRefusal(reply, result) : reply.send(result);
    },
  );

  app.get(
    '/session',
    { config: { settling: true } },
    answer(({ operator }) => Promise.resolve(sessionOf(operator))),
  );

  app.delete(
    '/session',
    { config: { settling: true } },
    answer(async ({ operator, request, reply }) => {
      await signOut(context.db, operator.tokenHash);
      void reply.clearCookie(cookieName(request), cookieOf(request));
    }),
  );

  app.put(
    '/session/password',
    { config: { settling: true }, schema: { body: bodies.password } },
    answer<object, object, { current: string; next: string }>(async ({ operator, body, request, reply }) =>
      opened(request, reply, await changeOwnPassword(context, operator, { ...body, ...originOf(request) })),
    ),
  );

  app.get(
    '/session/places',
    answer(async ({ operator }) => ({
      places: await sessionsOf(context, operator),
      recoveryCodes: operator.totp ? await recoveryCodesLeft(context.db, operator.accountId) : 0,
    })),
  );

  app.delete(
    '/session/places',
    answer(({ operator }) => endOtherSessions(context, operator)),
  );

  app.delete(
    '/session/places/:id',
    { schema: { params: sessionParams } },
    answer<{ id: string }>(({ operator, params: { id } }) => endOtherSessions(context, operator, id)),
  );
}
