import type { Generated } from 'kysely';

type FlagFigures = {
  brand: string;
  flag: string;
  run: number;
  variant: string;
  /** UTC, yyyy-MM-dd. */
  day: string;
  /** Rows of one count, so that a flag that everybody meets is no row everybody waits for. */
  stripe: number;
  /** Browsers that met the variant; each is counted once in a run. */
  met: Generated<string>;
  /** Those of them that something was pressed in. */
  pressed: Generated<string>;
  registered: Generated<string>;
  /** Members whose first deposit was credited. */
  deposited: Generated<string>;
};

/** Variants that a member had at its registration, or before its first deposit. */
type FlagMembers = {
  brand: string;
  member_id: string;
  flag: string;
  run: number;
  variant: string;
  at: Date;
  deposited_at: Date | null;
};

declare module '#server/db/types.ts' {
  interface Database {
    flag_figures: FlagFigures;
    flag_members: FlagMembers;
  }
}
