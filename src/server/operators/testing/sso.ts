import type { Roles } from '#contract/operator-roles.ts';
import { clientId, clientSecret, sayYes } from '#server/providers/testing/identity-provider.ts';
import { callAdmin } from '#server/testing/operator-client.ts';
import type { SsoSettings } from '../sso/sso-settings.ts';

/** Single sign-on at the provider of the tests, with the roles that groups bring. */
export const ssoOf = (issuer: string, roles: Record<string, Roles>, passwords = true): SsoSettings => ({
  issuer,
  clientId,
  secret: clientSecret,
  label: 'Company',
  groupsClaim: 'groups',
  scopes: 'openid email profile groups',
  roles,
  passwords,
});

/** What a browser brings back after its owner said yes at the provider, and its cookie. */
export async function comeBackFromSso(
  url: string,
  subject: string,
): Promise<{ body: { code: string; state: string; iss?: string }; cookie: string }> {
  const { status, body, headers } = await callAdmin(url, 'POST', '/session/sso/begin', { body: {} });
  if (status !== 200) throw new Error(`Single sign-on began with ${status} ${String(body['code'])}.`);
  const {
    code = '',
    state = '',
    iss,
  } = Object.fromEntries((await sayYes(String(body['address']), subject)).searchParams) as {
    code?: string;
    state?: string;
    iss?: string;
  };
  return {
    body: { code, state, ...(iss !== undefined && { iss }) },
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}
