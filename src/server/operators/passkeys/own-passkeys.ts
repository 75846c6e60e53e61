import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { record } from '#server/audit/audit.ts';
import { newId } from '#server/crypto/tokens.ts';
import { isUniqueViolation } from '#server/db/sql-state.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { creationOptions, madePasskey } from '#server/passkeys/ceremonies.ts';
import { relyingParty } from '#server/passkeys/relying-party.ts';
import type { Operator } from '../sessions.ts';
import { newOperatorChallenge, useOperatorChallenge } from './challenges.ts';

/** Passkeys that an account may have. */
const passkeysMax = 20;
const deviceMax = 300;

/** ConsolePage of the console that asks: its origin, and the browser's User-Agent. */
export type ConsolePage = { origin: string; device: string };

type Own = Sendable<AdminCallTypes['ownPasskeyList']['value']>;

export async function ownPasskeys({ db }: ConfigContext, { accountId }: Operator): Promise<Own> {
  const rows = await db
    .selectFrom('operator_passkeys')
    .select(['id', 'device', 'host', 'synced', 'added_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .execute();
  return {
    passkeys: rows.map(({ added_at: addedAt, used_at: usedAt, ...row }) => ({ ...row, addedAt, usedAt })),
  };
}

/** What a browser needs to make a passkey of this account for the host of the console. */
export async function passkeyOptions(context: ConfigContext, operator: Operator, { origin }: ConsolePage) {
  const { host } = relyingParty({ origin });
  const known = await context.db
    .selectFrom('operator_passkeys')
    .select('credential_id')
    .where('account_id', '=', operator.accountId)
    .where('host', '=', host)
    .execute();
  return creationOptions(origin, {
    name: 'Livery',
    account: { id: operator.accountId, name: operator.account },
    known: known.map(({ credential_id: id }) => id),
    challenge: await newOperatorChallenge(context, operator.accountId),
  });
}

/** Keeps a passkey that was made for a challenge of `passkeyOptions`. */
export async function addOwnPasskey(
  context: ConfigContext,
  operator: Operator,
  { origin, device, credential: sent }: ConsolePage & { credential: object },
): Promise<Own | Refusal> {
  const { db, clock, random } = context;
  const { accountId, account } = operator;
  const made = await madePasskey(origin, sent, (challenge) =>
    useOperatorChallenge(context, accountId, challenge),
  );
  const { passkeys } = await ownPasskeys(context, operator);
  if (!made || passkeys.length >= passkeysMax) return refuse('PASSKEY_REFUSED');
  const { host, synced } = made;
  try {
    await db
      .insertInto('operator_passkeys')
      .values({
        id: newId(random),
        account_id: accountId,
        credential_id: made.credentialId,
        public_key: Buffer.from(made.publicKey),
        counter: String(made.counter),
        host,
        device: device.slice(0, deviceMax),
        synced,
        added_at: clock(),
        used_at: null,
      })
      .execute();
  } catch (fault) {
    if (isUniqueViolation(fault)) return refuse('PASSKEY_REFUSED');
    throw fault;
  }
  await record(db, clock, { account, action: 'passkey.added', details: { host } });
  return ownPasskeys(context, operator);
}

/** Takes away one passkey of an account, or nothing where it has none of that id. */
export async function removeOwnPasskey(context: ConfigContext, operator: Operator, id: string): Promise<Own> {
  const { db, clock } = context;
  const removed = await db
    .deleteFrom('operator_passkeys')
    .where('account_id', '=', operator.accountId)
    .where('id', '=', id)
    .returning('host')
    .executeTakeFirst();
  if (removed)
    await record(db, clock, { account: operator.account, action: 'passkey.removed', details: removed });
  return ownPasskeys(context, operator);
}
