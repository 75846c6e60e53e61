import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { hit } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { providerPatienceMs, type Provider, type SettingsOf } from './provider.ts';

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Tolerance in seconds for a clock of Google that runs fast. */
const aheadMax = 60;

const issuerOf = ({ issuer, projectId = '' }: SettingsOf<'firebase'>): string =>
  issuer ?? `https://securetoken.google.com/${projectId}`;

/** True if the token itself is wrong; other faults mean that the keys could not be loaded. */
const isWrongToken = (fault: unknown): boolean =>
  fault instanceof errors.JOSEError &&
  !(fault instanceof errors.JWKSTimeout) &&
  !(fault instanceof errors.JWKSInvalid) &&
  fault.code !== 'ERR_JOSE_GENERIC';

/** A phone sign-in at Firebase: an ID token of the project, fresh and used once, whose number Google has verified. */
export function firebase(): Provider<'firebase'> {
  const known = new Map<string, JWTVerifyGetKey>();
  const keysOf = (address: string): JWTVerifyGetKey => {
    const keys =
      known.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: providerPatienceMs });
    known.set(address, keys);
    return keys;
  };

  return {
    async prove({ id, settings }, { idToken }, { db, brand, now }) {
      let claims: JWTPayload;
      try {
        const verified = await jwtVerify(idToken, keysOf(settings.jwks ?? googleKeys), {
          algorithms: ['RS256'],
          issuer: issuerOf(settings),
          audience: settings.projectId ?? '',
          requiredClaims: ['exp', 'iat', 'auth_time', 'sub', 'phone_number'],
          clockTolerance: aheadMax,
          currentDate: now,
        });
        claims = verified.payload;
      } catch (fault) {
        if (isWrongToken(fault)) return refuseCall('PROVIDER_REFUSED');
        throw fault;
      }
      const { sub, phone_number: mobile, auth_time: provedAt } = claims;
      const ageMax = constantOf(brand, 'providerProofMinutes') * 60;
      const age = now.getTime() / 1000 - Number(provedAt);
      const fresh = age <= ageMax && age >= -aheadMax;
      if (!fresh || !sub || typeof mobile !== 'string' || !/^\+[1-9]\d{6,14}$/u.test(mobile)) {
        return refuseCall('PROVIDER_REFUSED');
      }
      // One sign-in is one login, whichever of its tokens is sent.
      const { hits } = await hit(db, {
        brand: brand.brand,
        subject: `proof:${id}:${sha256Hex(`${sub}:${String(provedAt)}`)}`,
        now,
        windowMs: (ageMax + aheadMax) * 1000,
      });
      return hits > 1 ? refuseCall('PROVIDER_REFUSED') : { subject: sub, mobile };
    },
  };
}
