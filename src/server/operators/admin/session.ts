import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorSession } from '#contract/generated/admin-types.ts';
import { defineAdminCall, type AdminCall } from '../admin-call.ts';
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

const sessionOf = ({ account, roles, csrf, totp, totpRequired, duty, sso }: Operator): OperatorSession => ({
  account,
  roles,
  csrf,
  totp,
  totpRequired,
  ...(sso && { sso }),
  ...(duty ? { duty } : {}),
});

export const cookieOf = (request: FastifyRequest): object => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/',
  secure: request.protocol === 'https',
});

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
});

/** Sets the cookie of a new session and answers its rights. */
export async function opened(
  context: ConfigContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string | Refusal,
): Promise<OperatorSession | Refusal> {
  if (token instanceof Refusal) return token;
  void reply.setCookie(cookieName(request), token, cookieOf(request));
  const operator = await operatorOf(context, token);
  return operator ? sessionOf(operator) : refuse('NOT_SIGNED_IN');
}

/** Signing in and out, one's own password, and where one is signed in. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('sessionOpen', async ({ services: { context }, body, request, reply }) =>
    opened(context, { request, reply }, await signIn(context, { ...body, ...originOf(request) })),
  ),
  defineAdminCall('sessionRead', async ({ operator }) => sessionOf(operator)),
  defineAdminCall('sessionClose', async ({ services: { context }, operator, request, reply }) => {
    await signOut(context.db, operator.tokenHash);
    void reply.clearCookie(cookieName(request), cookieOf(request));
    return undefined;
  }),
  defineAdminCall('sessionPassword', async ({ services: { context }, operator, body, request, reply }) => {
    const changed = await changeOwnPassword(context, operator, { ...body, ...originOf(request) });
    return opened(context, { request, reply }, changed);
  }),
  defineAdminCall('sessionPlaces', async ({ services: { context }, operator }) => ({
    places: await sessionsOf(context, operator),
    recoveryCodes: operator.totp ? await recoveryCodesLeft(context.db, operator.accountId) : 0,
  })),
  defineAdminCall('sessionPlacesEnd', async ({ services: { context }, operator }) => {
    await endOtherSessions(context, operator);
    return undefined;
  }),
  defineAdminCall('sessionPlaceEnd', async ({ services: { context }, operator, params: { id } }) => {
    await endOtherSessions(context, operator, id);
    return undefined;
  }),
];
