import type { Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { MembersTable, MemberType } from './tables.ts';
import type { OwnValues } from './own-values.ts';

/** Values that a member gave at registration: no files, no secrets. */
export type Profile = Record<string, string | boolean>;

export type Member = Selectable<MembersTable>;

/**
 * Normal form of an account: trimmed, NFKC (full-width letters become plain ones) and lower case, so that no account can
 * pass for another. Computed here, since databases fold case differently.
 */
export const accountKey = (account: string): string => account.trim().normalize('NFKC').toLowerCase();

export const findByAccount = (db: Db, brand: string, key: string): Promise<Member | undefined> =>
  db
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_key', '=', key)
    .where('preview', 'is', null)
    .executeTakeFirst();

/** Members of the accounts that exist, by key. */
export async function findAccounts(
  db: Db,
  brand: string,
  keys: readonly string[],
): Promise<Map<string, Member>> {
  const found = await db
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_key', 'in', keys)
    .where('preview', 'is', null)
    .execute();
  return new Map(found.map((member) => [member.account_key, member]));
}

export const findMember = (db: Db, brand: string, id: string): Promise<Member | undefined> =>
  db.selectFrom('members').selectAll().where('brand', '=', brand).where('id', '=', id).executeTakeFirst();

/** Those of some ids that there are, by id. */
export async function findMembers(
  db: Db,
  brand: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Member>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((member) => [member.id, member]));
}

export type NewMember = {
  brand: string;
  id: string;
  account: string;
  type: MemberType;
  nickname: string;
  passwordHash: string;
  now: Date;
  paymentPasswordHash?: string | undefined;
  uplineId?: string | undefined;
  affiliateCode?: string | undefined;
  clubLabel?: string | undefined;
  labels?: string[] | undefined;
  profile?: Profile | undefined;
  own?: OwnValues | undefined;
  /** E.164. */
  mobile?: string | undefined;
  mobileVerifiedAt?: Date | undefined;
  /** Verification time of the e-mail address in the profile. */
  emailVerifiedAt?: Date | undefined;
  /** True if the holder has chosen the password; else each login demands a new one. */
  passwordOwn?: boolean | undefined;
};

/** Adds a member; fails with PostgreSQL's unique_violation when the account, or a verified number, is taken. */
export const addMember = (db: Db, member: NewMember): Promise<Member> =>
  db
    .insertInto('members')
    .values({
      brand: member.brand,
      id: member.id,
      account: member.account,
      account_key: accountKey(member.account),
      type: member.type,
      nickname: member.nickname,
      password_hash: member.passwordHash,
      password_changed_at: member.now,
      payment_password_hash: member.paymentPasswordHash ?? null,
      upline_id: member.uplineId ?? null,
      affiliate_code: member.affiliateCode ?? null,
      language: null,
      club_label: member.clubLabel ?? '',
      labels: JSON.stringify(member.labels ?? []),
      profile: JSON.stringify(member.profile ?? {}),
      own: JSON.stringify(member.own ?? {}),
      mobile: member.mobile ?? null,
      mobile_verified_at: member.mobileVerifiedAt ?? null,
      email_verified_at: member.emailVerifiedAt ?? null,
      registered_at: member.now,
      last_login_at: null,
      password_own: member.passwordOwn ?? false,
      password_compared: null,
      password_is_default: false,
      first_login_at: null,
      previous_login_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const agentTypes: readonly MemberType[] = [1, 2, 41, 42];

/** Agent of an affiliate code; undefined if the code is unknown or its owner is not an agent. */
export const findAgentByCode = (db: Db, brand: string, code: string): Promise<Member | undefined> =>
  db
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('affiliate_code', '=', code.trim())
    .where('preview', 'is', null)
    .where('type', 'in', agentTypes)
    .executeTakeFirst();
