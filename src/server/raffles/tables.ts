import type { ColumnType } from 'kysely';
import type { MinorUnits } from '#server/db/minor-units.ts';

/** A number that may have 64 bits, or none. */
type NullableCount = ColumnType<string | null, bigint | null, bigint | string | null>;

export type RafflesTable = {
  brand: string;
  id: string;
  /** SHA-256 of the seed, hex; null until it was first looked at. */
  seed_hash: string | null;
  /** Their number, once it has closed. */
  tickets: NullableCount;
  closed_at: Date | null;
  /** Hex, once it is drawn. */
  seed: string | null;
  drawn_at: Date | null;
};

/** Tickets that one award has given. */
export type RaffleEntries = {
  brand: string;
  raffle: string;
  award: string;
  member_id: string;
  tickets: MinorUnits;
  at: Date;
  /** Number of the first of them, from 0; null until the raffle has closed. */
  first: NullableCount;
};

type RaffleWinners = {
  brand: string;
  raffle: string;
  /** 1 for the first. */
  place: number;
  ticket: MinorUnits;
  member_id: string;
  award: string;
};

declare module '#server/db/types.ts' {
  interface Database {
    raffles: RafflesTable;
    raffle_entries: RaffleEntries;
    raffle_winners: RaffleWinners;
  }
}
