import type { Generated } from 'kysely';
import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import type { ContractPeriod } from '#play/contracts/periods.ts';
import type { JsonColumn } from '#server/db/json-column.ts';
import type { MinorUnits } from '#server/db/minor-units.ts';

export type ContractState = 'OFFERED' | 'ACTIVE' | 'REJECTED' | 'TERMINATED' | 'EXPIRED';

/**
 * How a contract ended: refused or withdrawn; by another that took its place; ended by somebody; with the one that it was given from; after
 * its last day; or because its members were upline and downline no more.
 */
export type ContractEnding = 'ANSWER' | 'REPLACED' | 'ENDED' | 'ABOVE' | 'TIME' | 'PLACE';

/** Who ended a contract, seen from its members; FURTHER_UP: an agent above both. */
export type EndingSide = 'UPLINE' | 'DOWNLINE' | 'FURTHER_UP' | 'HOUSE' | 'SERVER';

export type ContractsTable = {
  brand: string;
  id: string;
  kind: ContractKind;
  /** Of the terms; of a salary it follows from the kind. */
  period: ContractPeriod;
  /** Member id, or `house`. */
  upline_id: string;
  downline_id: string;
  terms: JsonColumn<ContractTerms>;
  state: ContractState;
  offered_at: Date;
  /** Account of the member or the operator. */
  offered_by: string;
  answered_at: Date | null;
  ended_at: Date | null;
  /** Account; `server` if it ended by itself. */
  ended_by: string | null;
  /** Null while it is open, and in rows older than the column; as `ended_side`. */
  ended_for: ContractEnding | null;
  ended_side: EndingSide | null;
  /** An operator's reason for ending it. */
  reason: string | null;
  /** Beginning of the first period that it counts for; null until it is accepted. */
  counts_from: Date | null;
  /** Beginning of the first period that it counts for no more. */
  counts_until: Date | null;
  expires_at: Date | null;
};

/** WAITING for an approval; HELD by an operator; NONE: nothing to pay. */
export type PayoutState = 'WAITING' | 'DUE' | 'HELD' | 'PAID' | 'NONE';

/** A settled period of a kind. */
export type ContractRunsTable = {
  brand: string;
  kind: ContractKind;
  period: ContractPeriod;
  starts_at: Date;
  ends_at: Date;
  settled_at: Date;
  /** What the house gives for it, before corrections. */
  gives: MinorUnits;
};

/** Figures of a team, decimal strings in minor units. */
export type KeptFigures = {
  validBet: string;
  bets: string;
  wins: string;
  rebates: string;
  promotions: string;
  loss: string;
  members: number;
};

/** What a direct downline claimed and got. */
export type GivenLine = { agent: string; own: string; received: string };

/** Difference of an earlier period, by results that came later. */
export type CorrectionLine = { from: string; before: string; after: string; difference: string };

export type ContractPayoutsTable = {
  brand: string;
  kind: ContractKind;
  period: ContractPeriod;
  starts_at: Date;
  agent_id: string;
  id: string;
  ends_at: Date;
  upline_id: string;
  contract_id: string;
  /** Null if the agent had no contract any more. */
  terms: JsonColumn<ContractTerms | null>;
  figures: JsonColumn<KeptFigures | null>;
  /** Index of the tier that paid; null for none. */
  tier: number | null;
  own: MinorUnits;
  received: MinorUnits;
  given: JsonColumn<GivenLine[]>;
  kept: MinorUnits;
  /** What the agent keeps of the period by the results that are known now; later periods bring the difference. */
  standing: MinorUnits;
  corrections: JsonColumn<CorrectionLine[]>;
  /** What earlier corrections took away beyond what there was to pay; 0 or less. */
  carried: MinorUnits;
  amount: MinorUnits;
  /** `carried` of the next period; 0 or less. */
  left_over: MinorUnits;
  currency: string;
  state: PayoutState;
  reason: string | null;
  decided_by: string | null;
  made_at: Date;
  due_at: Date;
  paid_at: Date | null;
};

/** Whose team a member's figures of a settled period counted for. */
type ContractFiguresTable = {
  brand: string;
  kind: ContractKind;
  period: ContractPeriod;
  starts_at: Date;
  member_id: string;
  /** Nearest agent with a contract: the member or one above. */
  agent_id: string;
};

/** Real-time salary of an agent on one settlement of a bet; `amount - before` is what the run of `starts_at` pays for it. */
export type ContractBetsTable = {
  brand: string;
  agent_id: string;
  member_id: string;
  bet_id: MinorUnits;
  version: number;
  /** Run that counted it. */
  starts_at: Date;
  stake: MinorUnits;
  payout: MinorUnits;
  own: MinorUnits;
  below: MinorUnits;
  amount: MinorUnits;
  /** Amount of the settlement before this one; 0 for the first. */
  before: MinorUnits;
  /** First settlement of the bet, whose contracts count for later ones too. */
  settled_at: Date;
};

/** An operator's correction of what a payout gives. */
export type ContractCorrectionsTable = {
  brand: string;
  id: string;
  payout_id: string;
  /** Below 0 for less. */
  amount: MinorUnits;
  reason: string;
  /** WAITING for another operator. */
  state: 'WAITING' | 'DONE' | 'REFUSED';
  /** The payout was paid: later ones give less for it. */
  later: boolean;
  made_by: string;
  made_at: Date;
  /** Who agreed or refused. */
  decided_by: string | null;
  decided_at: Date | null;
  /** Grows with each correction. */
  nth: Generated<string>;
};

declare module '#server/db/types.ts' {
  interface Database {
    contracts: ContractsTable;
    contract_runs: ContractRunsTable;
    contract_payouts: ContractPayoutsTable;
    contract_figures: ContractFiguresTable;
    contract_bets: ContractBetsTable;
    contract_corrections: ContractCorrectionsTable;
  }
}
