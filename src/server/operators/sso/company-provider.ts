import { createHash } from 'node:crypto';
import type { Clock } from '#engine/time/clock.ts';
import { allows, type KindRoles, type Role, type Roles } from '#contract/operator-roles.ts';
import { authorizationAddress, createDiscovery, provedClaims } from '#server/providers/openid.ts';
import { callbackUrl, isWrongProof, textClaim } from '#server/providers/oauth.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Begun } from '#server/providers/provider.ts';
import { asRoles } from '../grants.ts';
import type { SsoSettings } from './sso-settings.ts';

/** Who somebody is at the company's provider. */
export type Employee = {
  issuer: string;
  subject: string;
  /** Names for an account, the best first. */
  names: string[];
  /** Of all their groups together. */
  roles: Roles;
};

/** What a browser brings back from the provider. */
type Answer = { code: string; state: string; iss?: string };

/** A browser that signs in. Nonce, state and verifier derive from its secret, which stays in a cookie. */
type Visit = {
  secret: string;
  /** Page that the provider leads back to. */
  returnTo: string;
  /** Hears of a provider that does not work. */
  report: (fault: unknown) => void;
};

export type CompanyProvider = {
  settings: SsoSettings;
  /** Address to send a browser to; `again` for who has to say anew who they are. */
  address(visit: Visit, again?: boolean): Promise<string | Refusal>;
  /** Whom an answer proves, in the browser that asked. */
  employee(visit: Visit, answer: Answer): Promise<Employee | Refusal>;
};

const derived = (what: string, { secret }: Visit): string =>
  createHash('sha256').update(`${what}:${secret}`).digest('base64url');

const begunBy = (visit: Visit): Begun => ({
  state: derived('state', visit),
  nonce: derived('nonce', visit),
  verifier: derived('verifier', visit),
});

/** Roles of several groups together: the strongest of each kind. */
function rolesOf({ roles }: SsoSettings, groups: readonly string[]): Roles {
  const merged = new Map<string, KindRoles>();
  for (const [group, granted] of Object.entries(roles)) {
    if (!groups.includes(group)) continue;
    for (const [pack, given] of Object.entries(granted)) {
      const kinds = merged.get(pack) ?? {};
      for (const [kind, role] of Object.entries<Role>(typeof given === 'string' ? { '*': given } : given)) {
        if (!allows(kinds[kind], role)) kinds[kind] = role;
      }
      merged.set(pack, kinds);
    }
  }
  return asRoles(merged);
}

/** A claim of groups: a list, or words in one text. */
const groupsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : String(claim ?? '').split(/[\s,]+/u)).filter(
    (group): group is string => typeof group === 'string',
  );

/** The company's OpenID provider: code flow with PKCE and nonce. */
export function createCompanyProvider(settings: SsoSettings, clock: Clock): CompanyProvider {
  const discover = createDiscovery(clock);
  async function reach<T>({ report }: Visit, ask: () => Promise<T>): Promise<T | Refusal> {
    try {
      return await ask();
    } catch (fault) {
      if (isWrongProof(fault)) return refuse('SSO_REFUSED');
      report(new Error('The provider of OPERATOR_SSO_ISSUER does not work.', { cause: fault }));
      return refuse('SSO_UNAVAILABLE');
    }
  }

  return {
    settings,
    address: (visit, again = false) =>
      reach(visit, async () =>
        authorizationAddress(await discover(settings), begunBy(visit), {
          redirect_uri: visit.returnTo,
          scope: settings.scopes,
          ...(again && { prompt: 'login' }),
        }),
      ),
    async employee(visit, answer) {
      if (answer.state !== begunBy(visit).state) return refuse('SSO_STATE');
      return reach(visit, async () => {
        const returned = callbackUrl(visit.returnTo, answer);
        const claims = await provedClaims(await discover(settings), begunBy(visit), returned);
        if (!claims) return refuse('SSO_REFUSED');
        const named = [claims['preferred_username'], claims['email'], claims.sub];
        return {
          issuer: claims.iss,
          subject: claims.sub,
          names: named.flatMap((name) => textClaim(name) ?? []),
          roles: rolesOf(settings, groupsOf(claims[settings.groupsClaim])),
        };
      });
    },
  };
}
