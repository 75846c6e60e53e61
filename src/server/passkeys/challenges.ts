import type { CallContext } from '#server/calls/call.ts';
import { newToken, sha256Hex } from '#server/crypto/tokens.ts';
import { challengeMs } from './ceremonies.ts';

type Dependencies = Pick<CallContext, 'gateway' | 'brand' | 'now'>;

/** Makes a challenge, as bytes: for a member who adds a passkey, or for a login (`memberId` empty). */
export async function newChallenge(
  { gateway, brand, now }: Dependencies,
  memberId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken(gateway.random);
  await gateway.db
    .insertInto('passkey_challenges')
    .values({
      brand: brand.brand,
      challenge_hash: sha256Hex(challenge),
      member_id: memberId,
      expires_at: new Date(now.getTime() + challengeMs),
    })
    .execute();
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** True for a challenge that was made for this and has not expired; it is thereby used up. */
export async function useChallenge(
  { gateway, brand, now }: Dependencies,
  memberId: string,
  challenge: string,
): Promise<boolean> {
  const used = await gateway.db
    .deleteFrom('passkey_challenges')
    .where('brand', '=', brand.brand)
    .where('challenge_hash', '=', sha256Hex(challenge))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return used !== undefined;
}
