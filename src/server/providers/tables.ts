/** An identity at a provider that vouches for a member. */
export type MemberIdentitiesTable = {
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

declare module '#server/db/types.ts' {
  interface Database {
    member_identities: MemberIdentitiesTable;
    provider_logins: ProviderLoginsTable;
    provider_tickets: ProviderTicketsTable;
  }
}
