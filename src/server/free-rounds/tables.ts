import type { ColumnType, Generated } from 'kysely';
import type { BonusTerms } from '#server/bonus/tables.ts';
import type { MinorUnits } from '#server/db/minor-units.ts';

/** NEW until the vendor has taken note of them, GIVEN while they can be played, ENDED once all is paid. */
export type FreeRoundsState = 'NEW' | 'GIVEN' | 'ENDED';

/** Free rounds of a member in a game of a vendor. The functions of `sql/` play and pay them. */
export type FreeRoundsTable = {
  brand: string;
  member_id: string;
  /** Of its award; the vendor knows them by it. */
  id: string;
  campaign: string;
  /** Id of the game in the lobby, and its code at the vendor. */
  game: string;
  vassalage: string;
  code: string;
  currency: string;
  /** What a round is played for, in minor units; nothing is taken for it. */
  stake: MinorUnits;
  rounds: number;
  /** Rounds that were begun, and those that are over. */
  played: Generated<number>;
  done: Generated<number>;
  /** Most that all of them win, in minor units. */
  most: MinorUnits | null;
  won: ColumnType<string, never, never>;
  /** What is won has to be wagered; null if it is money. */
  wagering: ColumnType<BonusTerms | null, string | null, never>;
  state: FreeRoundsState;
  made_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  /** When the work on them goes on. */
  due_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    free_rounds: FreeRoundsTable;
  }
}
