import type { Generated } from 'kysely';

/** A passkey of a member, good at one host of the brand. */
type MemberPasskeysTable = {
  brand: string;
  member_id: string;
  /** Names it to its member. */
  id: string;
  /** As its authenticator names it, base64url. */
  credential_id: string;
  /** COSE key. */
  public_key: Buffer;
  /** Uses that the authenticator has counted; 0 for good where it counts none. */
  counter: string;
  /** Host that it is bound to, without a port. */
  host: string;
  /** As the member calls it; empty until then. */
  name: Generated<string>;
  /** Of the browser that it was added in. */
  user_agent: string;
  /** It is on all devices of its owner's account, as its authenticator says. */
  synced: boolean;
  added_at: Date;
  used_at: Date | null;
};

type PasskeyChallengesTable = {
  brand: string;
  /** SHA-256, hex. */
  challenge_hash: string;
  /** Member who adds a passkey; empty for a login. */
  member_id: string;
  expires_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    member_passkeys: MemberPasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}
