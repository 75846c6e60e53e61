import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#contract/operator-roles.ts';

type AccountsTable = {
  id: string;
  username: string;
  /** argon2id; empty for an account of the company's provider. */
  password_hash: string;
  disabled: boolean;
  created_at: Date;
  /** Until when the password that an admin was shown opens the account, to set another; null: it is the owner's own. */
  temporary_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** An admin wants an authenticator on this account. */
  totp_required: Generated<boolean>;
  /** Where notices go by mail, and in which language. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
  language: ColumnType<string | null, string | null | undefined, string | null>;
};

/** `pack` is `*` for all packs, `kind` for all kinds of documents. */
type GrantsTable = { account_id: string; pack: string; kind: string; role: Role };

/** The authenticator of an account; in use once it is confirmed. */
type OperatorTotpTable = {
  account_id: string;
  /** Sealed; it is never shown again. */
  secret: string;
  begun_at: Date;
  confirmed_at: Date | null;
  /** The newest time step that a code was taken of: each is good once. */
  last_step: Generated<number>;
};

/** Accounts that sign in at the company's provider, and who they are there. */
type OperatorIdentitiesTable = { account_id: string; issuer: string; subject: string };

/** Each is deleted as it is used. */
type OperatorRecoveryCodesTable = { account_id: string; code_hash: string };

type OperatorPasskeysTable = {
  id: string;
  account_id: string;
  /** base64url. */
  credential_id: string;
  public_key: Buffer;
  counter: string;
  /** Host of the console that it is good at. */
  host: string;
  /** User-Agent of the browser that it was added with, cut short. */
  device: string;
  synced: boolean;
  added_at: Date;
  used_at: Date | null;
};

/** `account_id` is empty for a sign-in, which has no account yet. */
type OperatorChallengesTable = { challenge_hash: string; account_id: string; expires_at: Date };

type OperatorSessionsTable = {
  /** SHA-256 of the token, hex; the token itself is never stored. */
  token_hash: string;
  account_id: string;
  /** Names the session to its owner; opens nothing. */
  id: string;
  address: string;
  /** User-Agent of the browser, cut short. */
  device: string;
  csrf: string;
  started_at: Date;
  seen_at: Date;
  expires_at: Date;
};

/** A text that an account is to translate. */
type TranslationsTable = {
  pack: string;
  language: string;
  key: string;
  account_id: string;
  assigned_by: string;
  at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    operator_accounts: AccountsTable;
    operator_grants: GrantsTable;
    operator_sessions: OperatorSessionsTable;
    operator_identities: OperatorIdentitiesTable;
    operator_passkeys: OperatorPasskeysTable;
    operator_challenges: OperatorChallengesTable;
    operator_totp: OperatorTotpTable;
    operator_recovery_codes: OperatorRecoveryCodesTable;
    operator_translations: TranslationsTable;
  }
}
