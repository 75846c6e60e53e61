import type { ColumnType, Generated } from 'kysely';
import type { Json } from '#sandbox/games/rules/rules.ts';

/** Minor units: read as decimal strings, which keep every digit. */
type Units = ColumnType<string, bigint | string, bigint | string>;
/** Written as JSON text, read as a value. */
type Document = ColumnType<Json, string, string>;

export type WalletKind = 'seamless' | 'transfer' | 'trial';

export type SessionsTable = {
  id: string;
  brand: string;
  vassalage: string;
  /** Player id of the platform; a generated name for a trial. */
  player: string;
  game: string;
  room: string;
  wallet: WalletKind;
  /** SHA-256 of the token that the game page holds. */
  token_hash: string;
  /** The platform's session, sealed with a key that only that token opens. */
  sealed_session: string;
  nickname: string;
  currency: string;
  digits: number;
  language: string;
  /** IANA name of the platform's zone. */
  time_zone: string;
  return_url: string;
  /** Play money of a trial. */
  play_balance: Units;
  created_at: Date;
  seen_at: Date;
};

/**
 * PAYING: stake requested · OPEN: waits for player or time · RAISING: further stake requested · PAYOUT: win to be
 * reported · DONE · CANCELLING: cancellation to be reported · CANCELLED.
 */
type RoundStatus = 'PAYING' | 'OPEN' | 'RAISING' | 'PAYOUT' | 'DONE' | 'CANCELLING' | 'CANCELLED';

export type RoundsTable = {
  id: string;
  brand: string;
  vassalage: string;
  player: string;
  session_id: string;
  game: string;
  room: string;
  wallet: WalletKind;
  nonce: number;
  client_seed: string;
  bet: Document;
  moves: Document;
  /** The rules' state; of a game by the clock the terms of the bet. */
  state: Document;
  /** Part of the state that the player may see. */
  view: Document;
  stake: Units;
  /** Null until it is decided. */
  payout: Units | null;
  status: RoundStatus;
  /** Free rounds of the platform that it is one of: no stake is taken for it. */
  free_rounds: Generated<string | null>;
  /** Why the platform took no stake for it; null where it did. */
  refused: string | null;
  version: Generated<number>;
  began_at: Date;
  /** Next time at which the sweep continues it; null once it is finished. */
  due_at: Date | null;
};

export type TransactionsTable = {
  id: string;
  round_id: string;
  kind: 'bet' | 'win' | 'rollback';
  /** Of a rollback: the bet's. */
  of: string | null;
  amount: Units;
  win_kind: 'win' | 'jackpot';
  closes: boolean;
  status: 'NEW' | 'DONE' | 'REFUSED';
  code: string | null;
  tries: Generated<number>;
  seq: Generated<number>;
};

export type VendorTables = {
  sandbox_vendor_keys: { id: number; key: string };
  sandbox_vendor_sessions: SessionsTable;
  sandbox_vendor_counts: { brand: string; vassalage: string; player: string; game: string; next: number };
  sandbox_vendor_rounds: RoundsTable;
  sandbox_vendor_transactions: TransactionsTable;
  sandbox_vendor_purses: { brand: string; vassalage: string; player: string; balance: Units };
  sandbox_vendor_free_rounds: {
    brand: string;
    vassalage: string;
    /** Of the platform. */
    id: string;
    player: string;
    game: string;
    rounds: number;
    /** What a win of a round is computed from. */
    stake: Units;
    until: Date;
  };
  sandbox_vendor_transfers: {
    brand: string;
    vassalage: string;
    id: string;
    player: string;
    direction: 'in' | 'out';
    amount: Units;
    status: 'SUCCESS' | 'FAILED';
  };
  sandbox_vendor_pots: { brand: string; vassalage: string; game: string; amount: Units };
  sandbox_vendor_places: {
    brand: string;
    vassalage: string;
    event: string;
    place: string;
    round_id: string;
    nickname: string;
    stake: Units;
  };
  sandbox_vendor_faults: { vassalage: string; fault: string; left: number; percent: number };
  sandbox_vendor_nonces: { brand: string; vassalage: string; nonce: string; at: Date };
};
