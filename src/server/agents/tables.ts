import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#server/db/minor-units.ts';
import type { MemberType } from '#server/members/tables.ts';

/** Where a member stood from a moment on. The upline of the last one is that of `members`. */
type AgentPlaces = {
  brand: string;
  member_id: string;
  since: Date;
  upline_id: string | null;
  /** Hundredths of a percent. */
  rate: number;
  /** Account of the agent or operator who made it; null for who registered. */
  author: string | null;
};

/** Uplines and rates by which something counts; made when it first does, never changed. */
type AgentLines = {
  brand: string;
  id: Generated<string>;
  member_id: string;
  uplines: ColumnType<string[], readonly string[], never>;
  rates: ColumnType<number[], readonly number[], never>;
};

/** A bet as it is counted: the version, on its day, by its line. */
type AgentBets = {
  brand: string;
  member_id: string;
  bet_id: string;
  version: number;
  line: string;
  /** yyyy-MM-dd on the brand's clocks. */
  day: string;
  currency: string;
  settled: boolean;
  stake: MinorUnits;
  payout: MinorUnits;
  valid_bet: MinorUnits;
  rebate: MinorUnits;
};

/** A movement of money as it is counted. */
type AgentMoves = {
  brand: string;
  member_id: string;
  transaction: string;
  line: string;
  day: string;
  currency: string;
  counts: 'deposits' | 'withdrawals' | 'rebates' | 'promotions';
  amount: MinorUnits;
};

/** A registration as it is counted. */
type AgentJoins = { brand: string; member_id: string; line: string; day: string; currency: string };

type AgentFigures = {
  brand: string;
  member_id: string;
  currency: string;
  /** The member itself, a direct downline with its branch, or empty for all branches. */
  of: string;
  day: string;
  bets: MinorUnits;
  stake: MinorUnits;
  payout: MinorUnits;
  valid_bet: MinorUnits;
  rebates: MinorUnits;
  promotions: MinorUnits;
  deposits: MinorUnits;
  withdrawals: MinorUnits;
  newcomers: MinorUnits;
  /** Ten-thousandths of a minor unit. */
  earned: MinorUnits;
};

/** Play of a member with everybody below it, by game and day. */
type AgentGames = {
  brand: string;
  member_id: string;
  currency: string;
  day: string;
  source: string;
  vassalage: string;
  game_type: string;
  game_code: string;
  bets: MinorUnits;
  stake: MinorUnits;
  payout: MinorUnits;
  valid_bet: MinorUnits;
  rebates: MinorUnits;
};

/** Settled bets of a member on a day by a line. */
type AgentPlayed = {
  brand: string;
  member_id: string;
  currency: string;
  day: string;
  line: string;
  bets: number;
};

/** Members who have played in a span that begins on `day`. */
type AgentActive = {
  brand: string;
  member_id: string;
  currency: string;
  of: string;
  span: 'day' | 'week' | 'month';
  day: string;
  members: number;
};

/** What an agent has earned ever and what of it is paid. */
type AgentEarnings = {
  brand: string;
  member_id: string;
  currency: string;
  /** Ten-thousandths of a minor unit. */
  earned: MinorUnits;
  /** Minor units. */
  paid: MinorUnits;
  /** Number of movements, for the key of the next. */
  payments: number;
};

/** Time up to which everything is counted, but for what was still being written. */
type AgentProgress = { brand: string; bets_until: Date; moves_until: Date; joins_until: Date };

/** Result of the last proof; one row at most. */
type AgentChecks = { only_one: Generated<boolean>; at: Date; findings: number };

/** An invitation link: who registers by it gets its kind of account and its rate. */
export type AgentLinks = {
  brand: string;
  id: Generated<string>;
  code: string;
  member_id: string;
  type: Exclude<MemberType, 4>;
  /** Hundredths of a percent. */
  rate: number;
  note: string;
  expires_at: Date | null;
  uses: number | null;
  used: Generated<number>;
  made_at: Date;
  closed_at: Date | null;
};

/** Who registered by a link. */
type AgentLinkMembers = { brand: string; member_id: string; link_id: string };

/** What an agent wrote for itself about a member of its team. */
type AgentNotes = { brand: string; agent_id: string; member_id: string; note: string; at: Date };

declare module '#server/db/types.ts' {
  interface Database {
    agent_places: AgentPlaces;
    agent_lines: AgentLines;
    agent_bets: AgentBets;
    agent_moves: AgentMoves;
    agent_joins: AgentJoins;
    agent_figures: AgentFigures;
    agent_games: AgentGames;
    agent_played: AgentPlayed;
    agent_active: AgentActive;
    agent_earnings: AgentEarnings;
    agent_progress: AgentProgress;
    agent_checks: AgentChecks;
    agent_links: AgentLinks;
    agent_link_members: AgentLinkMembers;
    agent_notes: AgentNotes;
  }
}
