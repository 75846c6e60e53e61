import type { LiveBrand } from '#server/brands/types.ts';
import type { BetStatus } from '#server/bets/tables.ts';
import { findLottery } from '#server/lottery/catalogue.ts';
import { gameNames } from '#server/records/game-names.ts';

/** Row of a bet with the account of its member. */
export type BetRow = {
  id: string;
  member_id: string;
  account: string;
  source: string;
  vassalage: string;
  game_type: string;
  game_code: string;
  round: string;
  stake: string;
  payout: string;
  valid_bet: string;
  status: BetStatus;
  placed_at: Date;
  settled_at: Date | null;
};

/** A bet of the team as calls tell it. */
export function shownBet(brand: LiveBrand, language: string) {
  const names = gameNames(brand);
  return (bet: BetRow) => ({
    id: bet.id,
    member: { id: bet.member_id, account: bet.account },
    vassalage: bet.vassalage,
    vendor: names.vendor(bet.vassalage),
    gameType: bet.game_type,
    gameCode: bet.game_code,
    game:
      (bet.source === 'lottery' ? findLottery(brand, bet.game_code)?.game.name : undefined) ??
      names.game(bet.vassalage, bet.game_code, language),
    round: bet.round,
    stake: bet.stake,
    payout: bet.payout,
    validBet: bet.valid_bet,
    status: bet.status,
    placedAt: bet.placed_at.toISOString(),
    settledAt: bet.settled_at?.toISOString() ?? null,
  });
}
