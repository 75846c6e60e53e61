import { newToken, sha256Hex } from '#server/crypto/tokens.ts';
import { challengeMs } from '#server/passkeys/ceremonies.ts';
import type { ConfigContext } from '#server/documents/context.ts';

/** Account of a challenge for a sign-in. */
export const nobody = '';

/** Makes a challenge, as bytes, for an account that adds a passkey or for a sign-in. */
export async function newOperatorChallenge(
  { db, clock, random }: ConfigContext,
  accountId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const now = clock();
  const challenge = newToken(random);
  await db.deleteFrom('operator_challenges').where('expires_at', '<=', now).execute();
  await db
    .insertInto('operator_challenges')
    .values({
      challenge_hash: sha256Hex(challenge),
      account_id: accountId,
      expires_at: new Date(now.getTime() + challengeMs),
    })
    .execute();
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** True for a challenge that was made for this account and has not expired; it is thereby used up. */
export async function useOperatorChallenge(
  { db, clock }: ConfigContext,
  accountId: string,
  challenge: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('operator_challenges')
    .where('challenge_hash', '=', sha256Hex(challenge))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock())
    .returning('challenge_hash')
    .executeTakeFirst();
  return used !== undefined;
}
