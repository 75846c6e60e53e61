import type { ColumnType, Generated } from 'kysely';

type Minor = ColumnType<string, bigint | string, bigint | string>;

/** Quantity that a limit bounds: money paid in, money staked, or money lost (stakes less payouts). */
export type LimitKind = 'deposit' | 'stake' | 'loss';
/** The last 24 hours, 7 days, or month. */
export type LimitPeriod = 'day' | 'week' | 'month';
export type ExclusionKind = 'timeOut' | 'selfExclusion';

/** One row for each member with any setting; checks against a limit lock it. */
type ProtectionMembersTable = {
  brand: string;
  member_id: string;
  /** Minutes between two reality checks, 0 for none; null while the member has not chosen. */
  reality_minutes: number | null;
  excluded_kind: ExclusionKind | null;
  excluded_at: Date | null;
  /** Null with a kind: for good. */
  excluded_until: Date | null;
  /** Has a row in protection_limits, so that a bet of everybody else costs no look there. */
  limited: Generated<boolean>;
};

export type ProtectionLimitsTable = {
  brand: string;
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units. */
  amount: Minor;
  set_at: Date;
  /** A less strict limit that was asked for: another amount, or none at all. */
  pending: 'raise' | 'lift' | null;
  pending_amount: ColumnType<string | null, bigint | string | null, bigint | string | null>;
  /** When it may be confirmed, and until when. */
  pending_from: Date | null;
  pending_until: Date | null;
};

/** The history; rows are only added. */
type ProtectionChangesTable = {
  brand: string;
  member_id: string;
  id: Generated<string>;
  changed_at: Date;
  change: ProtectionChange;
  details: ColumnType<Record<string, string | number | null>, string, never>;
};

export type ProtectionChange =
  | 'limitSet'
  | 'limitAsked'
  | 'limitConfirmed'
  | 'limitCancelled'
  | 'realityCheck'
  | ExclusionKind;

declare module '#server/db/types.ts' {
  interface Database {
    protection_members: ProtectionMembersTable;
    protection_limits: ProtectionLimitsTable;
    protection_changes: ProtectionChangesTable;
  }
}
