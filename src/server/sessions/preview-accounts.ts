import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { MemberType } from '#server/members/tables.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import type { SessionValue } from './sessions.ts';

/** Kind of account that a preview can be viewed as, beside a visitor. */
type Persona = 'guest' | 'member' | 'agent';

const types: Record<Persona, MemberType> = { guest: 4, member: 0, agent: 1 };

type PreviewAccount = {
  brand: string;
  preview: string;
  persona: Persona;
  /** The end of the preview. */
  expiresAt: Date;
  now: Date;
  /** Makes secrets that only this server can make. */
  keyed: (text: string) => string;
};

/**
 * Session of an account of one preview, made on demand, shared by all its viewers and deleted with it. The account has no
 * password, money or history, and no login.
 */
export async function openPreviewSession(
  db: Db,
  { brand, preview, persona, expiresAt, now, keyed }: PreviewAccount,
): Promise<SessionValue> {
  const secret = (use: string): string => keyed(JSON.stringify([`preview ${use}`, brand, preview, persona]));
  const id = secret('account').slice(0, 32);
  const token = secret('session');
  const account = `preview-${persona}`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('members')
      .values({
        brand,
        id,
        account,
        // Accounts of players have no colon, so it cannot collide.
        account_key: `preview:${preview}:${persona}`,
        type: types[persona],
        nickname: `Preview ${persona}`,
        password_hash: '',
        password_changed_at: now,
        payment_password_hash: null,
        upline_id: null,
        affiliate_code: null,
        language: null,
        labels: '[]',
        profile: '{}',
        mobile: null,
        mobile_verified_at: null,
        registered_at: now,
        last_login_at: null,
        previous_login_at: null,
        password_own: true,
        password_compared: null,
        password_is_default: false,
        first_login_at: now,
        club_label: '',
        preview,
      })
      .onConflict((conflict) => conflict.columns(['brand', 'id']).doUpdateSet({ preview }))
      .execute();
    await trx
      .insertInto('member_sessions')
      .values({
        brand,
        member_id: id,
        token_hash: sha256Hex(token),
        started_at: now,
        seen_at: now,
        expires_at: expiresAt,
        ip: '',
        user_agent: 'preview',
        password_due: false,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['brand', 'member_id', 'token_hash'])
          .doUpdateSet({ seen_at: now, expires_at: expiresAt }),
      )
      .execute();
  });
  return {
    token,
    customerId: id,
    account,
    type: types[persona],
    memberLabel: [],
    firstTimeLogin: false,
    passwordExpired: false,
    passwordDefault: false,
    passwordDue: false,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Deletes the accounts of previews whose sessions are gone. */
export async function deletePreviewAccounts(db: Db): Promise<void> {
  await db
    .deleteFrom('members')
    .where('preview', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member_sessions as session')
            .select(sql`1`.as('one'))
            .whereRef('session.brand', '=', 'members.brand')
            .whereRef('session.member_id', '=', 'members.id'),
        ),
      ),
    )
    .execute();
}
