import type { ColumnType, Generated } from 'kysely';

/** A bigint column: PostgreSQL's driver reads decimal strings, which keep every digit. */
export type MinorUnits = ColumnType<string, bigint | string, bigint | string>;

/** 0 member · 1, 2, 41, 42 agent kinds · 4 guest. */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42;

export type MembersTable = {
  brand: string;
  id: string;
  account: string;
  /** The account as it is compared: see accountKey. */
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
  /** What the registration form asked beyond the columns, by field id. */
  profile: ColumnType<Record<string, string | boolean>, string, string>;
  registered_at: Date;
  last_login_at: Date | null;
  previous_login_at: Date | null;
};

export type SessionsTable = {
  brand: string;
  member_id: string;
  /** SHA-256 of the token, hex; the token itself is never stored. */
  token_hash: string;
  started_at: Date;
  seen_at: Date;
  expires_at: Date;
  ip: string;
  user_agent: string;
};

export type CaptchasTable = { brand: string; id: string; answer_hash: string; expires_at: Date };

/** A count within a window, such as failed logins or pictures a minute; shared by every process. */
export type CountersTable = { brand: string; subject: string; hits: number; ends_at: Date };

export type GatewayKeysTable = {
  kid: string;
  public_jwk: ColumnType<Record<string, unknown>, string, string>;
  private_jwk: ColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
  retired_at: Date | null;
};

export type WalletsTable = {
  brand: string;
  member_id: string;
  currency: string;
  balance: MinorUnits;
  updated_at: Date;
};

export type WalletMovementsTable = {
  brand: string;
  member_id: string;
  id: Generated<string>;
  currency: string;
  amount: MinorUnits;
  kind: 'opening';
  /** Unique per member: the same movement is never booked twice. */
  reference: string;
  moved_at: Date;
};

export interface GatewayTables {
  members: MembersTable;
  member_sessions: SessionsTable;
  captchas: CaptchasTable;
  counters: CountersTable;
  gateway_keys: GatewayKeysTable;
  wallets: WalletsTable;
  wallet_movements: WalletMovementsTable;
}
