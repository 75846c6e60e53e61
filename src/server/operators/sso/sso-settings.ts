import { roles as roleNames, type Roles } from '#contract/operator-roles.ts';

/** Single sign-on of operators at the company's OpenID provider. */
export type SsoSettings = {
  issuer: string;
  clientId: string;
  secret: string | undefined;
  /** Name of the provider on the page to sign in. */
  label: string;
  /** Claim of the ID token that lists the groups of a person. */
  groupsClaim: string;
  scopes: string;
  /** Roles that each group brings. */
  roles: Readonly<Record<string /* group */, Roles>>;
  /** False: no account signs in by a password. */
  passwords: boolean;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRole = (value: unknown): boolean => (roleNames as readonly unknown[]).includes(value);
const isRoles = (value: unknown): value is Roles =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every(
    (granted) =>
      isRole(granted) ||
      (isObject(granted) &&
        Object.entries(granted).every(([kind, role]) => isRole(role) && (role !== 'admin' || kind === '*'))),
  );

function readRoles(text: string): SsoSettings['roles'] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isRoles)
      ? (value as SsoSettings['roles'])
      : undefined;
  } catch {
    return undefined;
  }
}

/** Plain http is for providers on this machine, in trials and tests. */
const isIssuer = (text: string): boolean =>
  URL.canParse(text) &&
  (new URL(text).protocol === 'https:' ||
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname));

/** Reads `OPERATOR_SSO_…`; undefined without an issuer. Faults are added to `problems`. */
export function readSsoSettings(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): SsoSettings | undefined {
  const text = (name: string): string | undefined => env[`OPERATOR_SSO_${name}`]?.trim() || undefined;
  const issuer = text('ISSUER');
  if (issuer === undefined) {
    for (const name of ['CLIENT_ID', 'CLIENT_SECRET', 'ROLES', 'PASSWORDS'])
      if (text(name) !== undefined)
        problems.push(`OPERATOR_SSO_${name} is set without OPERATOR_SSO_ISSUER. Set both, or neither.`);
    return undefined;
  }
  if (!isIssuer(issuer))
    problems.push('OPERATOR_SSO_ISSUER is not an address of the form https://host/…. Correct it.');
  const clientId = text('CLIENT_ID');
  if (clientId === undefined)
    problems.push('OPERATOR_SSO_CLIENT_ID is missing. Set it to the id that the provider gave this console.');
  const roles = readRoles(text('ROLES') ?? '');
  if (roles === undefined) {
    problems.push(
      `OPERATOR_SSO_ROLES does not say which roles a group brings. Write it as JSON, such as {"livery-admins":{"*":"admin"},"translators":{"north-star":{"texts":"editor"}}}, of the roles ${roleNames.join(', ')}.`,
    );
  }
  const passwords = text('PASSWORDS')?.toLowerCase() ?? 'on';
  if (!['on', 'off'].includes(passwords))
    problems.push(`OPERATOR_SSO_PASSWORDS is "${passwords}". Set it to on or off.`);
  return {
    issuer,
    clientId: clientId ?? '',
    secret: text('CLIENT_SECRET'),
    label: text('LABEL') ?? (URL.canParse(issuer) ? new URL(issuer).hostname : issuer),
    groupsClaim: text('GROUPS_CLAIM') ?? 'groups',
    scopes: text('SCOPES') ?? 'openid email profile',
    roles: roles ?? {},
    passwords: passwords !== 'off',
  };
}
