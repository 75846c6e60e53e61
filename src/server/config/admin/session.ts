import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '#server/http/refusals.ts';
import { passwordMatches } from '#server/gateway/session/passwords.ts';
import { editAccount } from '../accounts/accounts.ts';
import { signIn, signOut, type Operator } from '../accounts/sessions.ts';
import type { ConfigContext } from '../context.ts';
import { Refusal, refuse } from '../refusal.ts';
import { cookieName } from './guard.ts';
import { answer } from './route.ts';
import { bodies } from './schemas.ts';

const sessionOf = ({ account, roles, csrf }: Operator): object => ({ account, roles, csrf });

const cookieOf = (request: FastifyRequest): object => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/',
  secure: request.protocol === 'https',
});

const drop = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(cookieName(request), cookieOf(request));

/** Signing in and out, and the operator's own password. */
export function sessionRoutes(app: FastifyInstance, context: ConfigContext): void {
  app.post<{ Body: { username: string; password: string } }>(
    '/session',
    { config: { open: true }, schema: { body: bodies.signIn } },
    async (request, reply) => {
      const result = await signIn(context, { ...request.body, address: request.ip });
      if (result instanceof Refusal) return sendRefusal(reply, result);
      void reply.setCookie(cookieName(request), result.token, cookieOf(request));
      return reply.send(sessionOf(result.operator));
    },
  );

  app.get(
    '/session',
    answer(({ operator }) => Promise.resolve(sessionOf(operator))),
  );

  app.delete(
    '/session',
    answer(async ({ operator, request, reply }) => {
      await signOut(context.db, operator.tokenHash);
      drop(request, reply);
    }),
  );

  app.put(
    '/session/password',
    { schema: { body: bodies.password } },
    answer<object, object, { current: string; next: string }>(async ({ operator, body, request, reply }) => {
      const row = await context.db
        .selectFrom('operator_accounts')
        .select('password_hash')
        .where('id', '=', operator.accountId)
        .executeTakeFirst();
      if (!(await passwordMatches(row?.password_hash, body.current))) {
        return refuse('WRONG_CREDENTIALS', { message: 'The current password is wrong.' });
      }
      drop(request, reply);
      return await editAccount(context, operator.account, { password: body.next }, operator.account);
    }),
  );
}
