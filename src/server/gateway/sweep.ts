import type { Db } from '#server/db/types.ts';
import { forgetOldPlays } from '#server/games/plays.ts';
import { clockSkewMs } from '#server/vendors/signature.ts';
import { deletePreviewAccounts } from '#server/sessions/preview-accounts.ts';

/** Time for which an expired code is still told apart from one that was never sent. */
const codeMs = 60 * 60_000;
/** Time for which the key of an unconfirmed authenticator is stored; it expires long before. */
const enrolmentMs = 24 * 60 * 60_000;
/** Time for which a vendor's nonce is kept after its timestamp has expired. */
const nonceMs = 60_000;

/**
 * Deletes expired rows: captchas, codes, logins, temporary passwords, provider logins and tickets, challenges of passkeys, counters,
 * counts of plays, sessions. Two runs at once do no harm.
 */
export async function sweep(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('verification_codes')
    .where('expires_at', '<', new Date(now.getTime() - codeMs))
    .execute();
  await db.deleteFrom('login_tickets').where('expires_at', '<', now).execute();
  await db.deleteFrom('remembered_logins').where('expires_at', '<', now).execute();
  await db.deleteFrom('temporary_passwords').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_logins').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_tickets').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('member_totp')
    .where('confirmed_at', 'is', null)
    .where('begun_at', '<', new Date(now.getTime() - enrolmentMs))
    .execute();
  await db.deleteFrom('counters').where('ends_at', '<', now).execute();
  await forgetOldPlays(db, now);
  await db.deleteFrom('member_sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('launch_sessions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('vendor_nonces')
    .where('at', '<', new Date(now.getTime() - 2 * clockSkewMs - nonceMs))
    .execute();
  await deletePreviewAccounts(db);
}
