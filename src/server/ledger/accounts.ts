/** Purses: `main` is spendable, `bonus` has to be wagered first, `held` is set aside, `transit` is on its way to or from a vendor. */
export type MemberPurse = 'main' | 'bonus' | 'held' | 'transit';

/** The other side of what members get and give; `vendor:<vassalage>` for each vendor. */
export type HousePurse =
  | 'opening'
  | 'deposits'
  | 'withdrawals'
  | 'transfers'
  | 'adjustments'
  | 'lottery'
  | 'bonus'
  | 'points'
  | 'contracts'
  | 'agents'
  | `vendor:${string}`;

export type LedgerAccount = { owner: string; purse: string };

export const memberPurse = (memberId: string, purse: MemberPurse = 'main'): LedgerAccount => ({
  owner: memberId,
  purse,
});

export const house = (purse: HousePurse): LedgerAccount => ({ owner: 'house', purse });
