import type { Generated } from 'kysely';

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

/** Address that a member has logged in from: IPv4, or the /64 network of an IPv6 one. */
export type KnownAddressesTable = {
  brand: string;
  member_id: string;
  address: string;
  first_seen_at: Date;
  last_seen_at: Date;
};

/** Means by which a member was authenticated. */
export type Proof = 'password' | 'temporaryPassword' | 'remembered' | 'sms' | 'provider' | 'passkey';

/** Side of a login: pages of members, or of agents. */
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

/** A password that was mailed to a member: good for one login. */
type TemporaryPasswordsTable = {
  brand: string;
  member_id: string;
  /** SHA-256, hex: it is random enough. */
  password_hash: string;
  expires_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    member_sessions: SessionsTable;
    known_addresses: KnownAddressesTable;
    login_tickets: LoginTicketsTable;
    remembered_logins: RememberedLoginsTable;
    default_passwords: DefaultPasswordsTable;
    temporary_passwords: TemporaryPasswordsTable;
  }
}
