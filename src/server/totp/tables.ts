/** The authenticator of a member; in use once it is confirmed. */
export type MemberTotpTable = {
  brand: string;
  member_id: string;
  /** The key in base32, sealed: see crypto/seal.ts. */
  secret: string;
  /** The time step of the last code that was accepted; codes up to it are worth nothing any more. */
  last_step: number;
  begun_at: Date;
  confirmed_at: Date | null;
};

/** One-time codes that replace the authenticator; a keyed hash, hex. */
type MemberRecoveryCodesTable = { brand: string; member_id: string; code_hash: string };

declare module '#server/db/types.ts' {
  interface Database {
    member_totp: MemberTotpTable;
    member_recovery_codes: MemberRecoveryCodesTable;
  }
}
