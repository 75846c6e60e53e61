import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { goesOn, requestOptions, usedPasskey } from '#server/passkeys/ceremonies.ts';
import { beginOperatorSession, type Origin } from '../sessions.ts';
import { forgiveAddress } from '../sign-in-tries.ts';
import { newOperatorChallenge, nobody, useOperatorChallenge } from './challenges.ts';

type Credential = AdminCallTypes['passkeySessionOpen']['body']['credential'];

/** A challenge for a sign-in at a page of the console. */
export const signInOptions = async (context: ConfigContext, origin: string) =>
  requestOptions(origin, await newOperatorChallenge(context, nobody));

/** The account whose passkey has signed a challenge of this server, for this host, with its owner verified. */
async function accountByPasskey(
  context: ConfigContext,
  credential: Credential,
  origin: string,
): Promise<{ id: string; username: string } | undefined> {
  const { db, clock } = context;
  const key = await db
    .selectFrom('operator_passkeys as k')
    .innerJoin('operator_accounts as a', 'a.id', 'k.account_id')
    .select(['k.id', 'k.account_id', 'k.public_key', 'k.counter', 'k.host', 'a.username'])
    .where('k.credential_id', '=', credential.id)
    .where('a.disabled', '=', false)
    .executeTakeFirst();
  const used =
    key &&
    (await usedPasskey(origin, credential, {
      key: { host: key.host, owner: key.account_id, publicKey: key.public_key, counter: key.counter },
      useChallenge: (challenge) => useOperatorChallenge(context, nobody, challenge),
    }));
  if (!used) return undefined;
  const { counter, synced } = used;
  const noted = await db
    .updateTable('operator_passkeys')
    .set({ counter: String(counter), synced, used_at: clock() })
    .where('id', '=', key.id)
    .where(goesOn(counter))
    .returning('id')
    .executeTakeFirst();
  if (!noted) return undefined;
  return { id: key.account_id, username: key.username };
}

/** Signs in by a passkey, which is possession and a second step in one; the answer is the token for the cookie. */
export async function signInByPasskey(
  context: ConfigContext,
  { credential, page, ...origin }: Origin & { credential: Credential; page: string },
): Promise<string | Refusal> {
  const account = await accountByPasskey(context, credential, page);
  if (!account) return refuse('PASSKEY_REFUSED');
  const { address } = origin;
  await forgiveAddress(context, address);
  const token = await beginOperatorSession(context, account.id, origin);
  const details = { address, by: 'passkey' };
  await record(context.db, context.clock, { account: account.username, action: 'session.started', details });
  return token;
}
