import type { Generated } from 'kysely';
import type { MinorUnits } from '#server/db/minor-units.ts';

/** A member as one vendor knows it: an id that says nothing, and never the account. */
type VendorPlayersTable = {
  brand: string;
  member_id: string;
  vassalage: string;
  player: string;
  made_at: Date;
};

/** Launched game, until it ends; a bet needs a living one. */
type LaunchSessionsTable = {
  brand: string;
  member_id: string;
  /** SHA-256 of the session that the vendor got, hex. */
  token_hash: string;
  /** The member's session it was launched in: it ends with its logout. */
  session_hash: string;
  vassalage: string;
  game: string;
  /** Played for the vendor's play money: no bet is taken for it. */
  trial: boolean;
  started_at: Date;
  /** Moved on by bets, at most to `ends_at`. */
  expires_at: Date;
  ends_at: Date;
};

/** Wallet operations of a vendor that were answered OK, by the vendor's own id. */
type VendorTransactionsTable = {
  brand: string;
  vassalage: string;
  id: string;
  member_id: string;
  /** `tombstone`: a bet that was rolled back before it came. */
  kind: 'bet' | 'win' | 'rollback' | 'tombstone';
  /** Of the canonical body, so that the same id with another body is refused; of a tombstone the member. */
  body_hash: string;
  round: string;
  amount: MinorUnits;
  /** Of a bet: what of it was bonus money. */
  bonus: Generated<string>;
  rolled_back: Generated<boolean>;
  /** In the reply, which is given again. */
  balance: MinorUnits;
  at: Date;
};

/** Nonces of signatures, kept for as long as their timestamps are accepted. */
type VendorNoncesTable = { brand: string; vassalage: string; nonce: string; at: Date };

declare module '#server/db/types.ts' {
  interface Database {
    vendor_players: VendorPlayersTable;
    launch_sessions: LaunchSessionsTable;
    vendor_transactions: VendorTransactionsTable;
    vendor_nonces: VendorNoncesTable;
  }
}
