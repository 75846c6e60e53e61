import type { ColumnType, Generated } from 'kysely';

/** 0 member · 1, 2, 41, 42 agent kinds · 4 guest. */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42;

export type MembersTable = {
  brand: string;
  id: string;
  account: string;
  /** Normal form of the account: see accountKey. */
  account_key: string;
  type: MemberType;
  nickname: string;
  /** argon2id. */
  password_hash: string;
  password_changed_at: Date;
  /** argon2id, when a payment password was given. */
  payment_password_hash: string | null;
  upline_id: string | null;
  /** The code that makes this agent the upline of who registers with it. */
  affiliate_code: string | null;
  language: string | null;
  club_label: string;
  labels: ColumnType<string[], string, string>;
  /** Marks that operators gave the member, each between commas: `,vip,whale,`; empty for none. Pages never see them. */
  tags: Generated<string>;
  /** Values of the registration form beyond the columns, by field id. */
  profile: ColumnType<Record<string, string | boolean>, string, string>;
  /** Values of the operator's own fields, by field id. */
  own: ColumnType<Record<string, string | boolean>, string | undefined, string>;
  /** The mobile number as E.164 has it, such as +95912345678; null when none is known. */
  mobile: string | null;
  /** When a code sent to the number came back; a number can be verified for one member of a brand. */
  mobile_verified_at: Date | null;
  /** When a code sent to the e-mail address of the profile came back. */
  email_verified_at: Generated<Date | null>;
  registered_at: Date;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  /** The holder has chosen the password; until then each login demands another. */
  password_own: boolean;
  /** When a page told that the first login had come to it. */
  first_login_at: Date | null;
  /** The default password that this one was compared with, by its id; null when it has not been compared. */
  password_compared: string | null;
  /** Result of the last comparison with the initial password. */
  password_is_default: boolean;
  last_login_ip: Generated<string | null>;
  previous_login_ip: Generated<string | null>;
  /**
   * Id of the preview that the account exists for; null for all real ones. Lists, counts and searches of members leave it
   * out.
   */
  preview: Generated<string | null>;
};

/** Texts of `profile` and `own` as operators search for them. The database keeps them, by a trigger of members. */
type MemberValuesTable = {
  brand: string;
  member_id: string;
  /** Of a field of the operator's own. */
  own: boolean;
  field: string;
  /** As member_search_key makes it of the value. */
  key: string;
};

declare module '#server/db/types.ts' {
  interface Database {
    members: MembersTable;
    member_values: MemberValuesTable;
  }
}
