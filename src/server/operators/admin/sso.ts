import type { FastifyRequest } from 'fastify';
import { newToken } from '#server/crypto/tokens.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '../admin-call.ts';
import { hostCookie } from '../guard.ts';
import { countAddress } from '../sign-in-tries.ts';
import { signInBySso } from '../sso/sign-in-by-sso.ts';
import { cookieOf, opened, originOf } from './session.ts';

const browserMinutes = 15;
const browserCookie = (request: FastifyRequest): string => hostCookie(request, 'livery_operator_sso');

/** The page that a provider leads back to has to be registered there. */
const visitOf = ({ protocol, host, log }: FastifyRequest, secret: string) => ({
  secret,
  returnTo: `${protocol}://${host}/operator/sso`,
  report: (fault: unknown) => log.error(fault),
});

/** Ways to sign in, and single sign-on at the company's provider. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('sessionWays', ({ services: { context } }) =>
    Promise.resolve({
      passwords: context.sso?.settings.passwords ?? true,
      ...(context.sso && { sso: context.sso.settings.label }),
    }),
  ),
  defineAdminCall('ssoBegin', async ({ services: { context }, body: { again }, request, reply }) => {
    if (!context.sso) return refuse('SSO_OFF');
    const full = await countAddress(context, request.ip);
    if (full) return full;
    const browser = newToken(context.random);
    const address = await context.sso.address(visitOf(request, browser), again);
    if (address instanceof Refusal) return address;
    void reply.setCookie(browserCookie(request), browser, {
      ...cookieOf(request),
      maxAge: browserMinutes * 60,
    });
    return { address };
  }),
  defineAdminCall('ssoFinish', async ({ services: { context }, body, request, reply }) => {
    if (!context.sso) return refuse('SSO_OFF');
    const full = await countAddress(context, request.ip);
    if (full) return full;
    const browser = request.cookies[browserCookie(request)];
    if (browser === undefined) return refuse('SSO_STATE');
    void reply.clearCookie(browserCookie(request), cookieOf(request));
    const employee = await context.sso.employee(visitOf(request, browser), body);
    if (employee instanceof Refusal) return employee;
    return opened(context, { request, reply }, await signInBySso(context, employee, originOf(request)));
  }),
];
