import type { Generated } from 'kysely';

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

declare module '#server/db/types.ts' {
  interface Database {
    verification_codes: VerificationCodesTable;
  }
}
