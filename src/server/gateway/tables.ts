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

type SessionsTable = {
  brand: string;
  member_id: string;
  /** SHA-256 of the token, hex; the token itself is never stored. */
  token_hash: string;
  started_at: Date;
  seen_at: Date;
  expires_at: Date;
  ip: string;
  user_agent: string;
  /** The login demanded a new password, so the old one need not be given again. */
  password_due: boolean;
  /** The member was excluded from play at the login: to look and to withdraw is all it is good for. */
  excluded: Generated<boolean>;
  /** When the player last answered a reality check. */
  reality_checked_at: Generated<Date | null>;
};

/** Where a member has logged in from: an IPv4 address, or the /64 network of an IPv6 one. */
export type KnownAddressesTable = {
  brand: string;
  member_id: string;
  address: string;
  first_seen_at: Date;
  last_seen_at: Date;
};

/** Means by which a member was authenticated. */
export type Proof = 'password' | 'temporaryPassword' | 'remembered' | 'sms' | 'provider';

/** Where a player logs in: on the pages of members, or on those of agents. */
export type Side = 'member' | 'agent';

/** A login from an address the member is not known at, until it is verified. */
export type LoginTicketsTable = {
  brand: string;
  member_id: string;
  /** SHA-256 of the ticket, hex. */
  ticket_hash: string;
  /** The only address it can be used from, as known_addresses has it. */
  address: string;
  proof: Proof;
  side: Side;
  remember: boolean;
  /** Answers that were looked at, right or wrong. */
  tries: Generated<number>;
  /** The last code that was sent: how, its hash, and until when it can be used. */
  code_method: 'mobile' | 'email' | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  made_at: Date;
  expires_at: Date;
};

/** Remember-me token in place of the password; the successive tokens of a browser form a family. */
type RememberedLoginsTable = {
  brand: string;
  member_id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  family: string;
  made_at: Date;
  expires_at: Date;
  /** Time of its replacement by the next; a later use means that the token was stolen. */
  used_at: Date | null;
  ip: string;
  user_agent: string;
};

/** The password that accounts are made with, argon2id. One row at most. */
type DefaultPasswordsTable = { id: string; password_hash: string; set_at: Date };

type CaptchasTable = { brand: string; id: string; answer_hash: string; expires_at: Date };

/**
 * Use of a code: for a member without a session, for a registration, for a new address or number of a member with a
 * session, or for a forgotten payment password.
 */
export type CodePurpose = 'noLogin' | 'register' | 'contact' | 'payment';

/** The last code sent to a number; a new one takes its place. */
type VerificationCodesTable = {
  brand: string;
  purpose: CodePurpose;
  /** E.164; for codes of a member who is logged in the member and where the code went. */
  mobile: string;
  code_hash: string;
  tries: Generated<number>;
  sent_at: Date;
  expires_at: Date;
};

/** A password that was mailed to a member: good for one login. */
type TemporaryPasswordsTable = {
  brand: string;
  member_id: string;
  /** SHA-256, hex: it is random enough. */
  password_hash: string;
  expires_at: Date;
};

/** Messages of the sandbox, which go nowhere else. */
type OutboxTable = {
  brand: string;
  id: Generated<string>;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  body: string;
  sent_at: Date;
};

/** A count within a window, such as failed logins or pictures a minute; shared by every process. */
type CountersTable = { brand: string; subject: string; hits: number; ends_at: Date };

type GatewayKeysTable = {
  kid: string;
  public_jwk: ColumnType<Record<string, unknown>, string, string>;
  private_jwk: ColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
  retired_at: Date | null;
};

/** The authenticator of a member; in use once it is confirmed. */
type MemberTotpTable = {
  brand: string;
  member_id: string;
  /** The key in base32, sealed: see encryption/seal.ts. */
  secret: string;
  /** The time step of the last code that was accepted; codes up to it are worth nothing any more. */
  last_step: number;
  begun_at: Date;
  confirmed_at: Date | null;
};

/** One-time codes that replace the authenticator; a keyed hash, hex. */
type MemberRecoveryCodesTable = { brand: string; member_id: string; code_hash: string };

/** The picture of a member who has one. */
export type MemberAvatarsTable = {
  brand: string;
  member_id: string;
  kind: 'CUSTOM' | 'STATIC';
  /** Of a custom one the opaque name under which it is served, of a static one the brand's asset. */
  name: string;
  /** WebP, square; null for a static one. */
  picture: Buffer | null;
  changed_at: Date;
};

/** An identity at a provider that vouches for a member. */
type MemberIdentitiesTable = {
  brand: string;
  member_id: string;
  provider: string;
  /** Subject at the provider; an identity is linked to one member of a brand. */
  subject: string;
  /** Display name of the account at the provider. */
  name: string | null;
  linked_at: Date;
};

/** A login that was begun at a provider and has not come back. */
type ProviderLoginsTable = {
  brand: string;
  /** Member to link the identity to; empty for a login. */
  member_id: string;
  /** SHA-256, hex, as all hashes here. */
  state_hash: string;
  provider: string;
  /** Of the secret that only the browser has. */
  browser_hash: string;
  expires_at: Date;
};

/** Registration ticket for an identity that a provider has confirmed. */
type ProviderTicketsTable = {
  brand: string;
  ticket_hash: string;
  provider: string;
  subject: string;
  name: string | null;
  /** E.164, when the provider has verified a number. */
  mobile: string | null;
  expires_at: Date;
};

/** A game a player keeps. */
type MemberFavoriteGamesTable = { brand: string; member_id: string; game: string; kept_at: Date };

/** When a player started a game last. */
type MemberRecentGamesTable = { brand: string; member_id: string; game: string; started_at: Date };

/** Starts of a game on a day (yyyy-MM-dd, UTC): the sum of its stripes. */
type GamePlaysTable = {
  brand: string;
  day: string;
  game: string;
  stripe: number;
  plays: ColumnType<string, number, number>;
};

export interface GatewayTables {
  member_favorite_games: MemberFavoriteGamesTable;
  member_recent_games: MemberRecentGamesTable;
  game_plays: GamePlaysTable;
  members: MembersTable;
  member_values: MemberValuesTable;
  member_sessions: SessionsTable;
  known_addresses: KnownAddressesTable;
  login_tickets: LoginTicketsTable;
  remembered_logins: RememberedLoginsTable;
  default_passwords: DefaultPasswordsTable;
  captchas: CaptchasTable;
  verification_codes: VerificationCodesTable;
  temporary_passwords: TemporaryPasswordsTable;
  outbox: OutboxTable;
  counters: CountersTable;
  gateway_keys: GatewayKeysTable;
  member_totp: MemberTotpTable;
  member_recovery_codes: MemberRecoveryCodesTable;
  member_avatars: MemberAvatarsTable;
  member_identities: MemberIdentitiesTable;
  provider_logins: ProviderLoginsTable;
  provider_tickets: ProviderTicketsTable;
}
