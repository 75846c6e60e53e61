import type { LiveBrand } from '#server/brands/types.ts';
import type { BetStatus } from '#server/bets/tables.ts';
import { findLottery } from '#server/lottery/catalogue.ts';
import { gameNames } from '#server/records/game-names.ts';
import { vendorNames } from '#server/records/vendor-names.ts';

/** What names the game of a bet. */
export type GameRow = { source: string; vassalage: string; game_type: string; game_code: string };

/** Row of a bet with its member. */
export type BetRow = GameRow & {
  id: string;
  member_id: string;
  account: string;
  nickname: string;
  round: string;
  stake: string;
  payout: string;
  valid_bet: string;
  status: BetStatus;
  placed_at: Date;
  settled_at: Date | null;
};

/** A game as calls tell it. */
export function shownGame(brand: LiveBrand, language: string) {
  const names = gameNames(brand);
  const vendor = vendorNames(brand, language);
  return ({ source, vassalage, game_type: gameType, game_code: gameCode }: GameRow) => ({
    vassalage,
    vendor: vendor(vassalage, gameType),
    gameType,
    gameCode,
    game:
      (source === 'lottery' ? findLottery(brand, gameCode)?.game.name : undefined) ??
      names.game(vassalage, gameCode, language),
  });
}

/** A bet of the team as calls tell it. */
export function shownBet(brand: LiveBrand, language: string) {
  const game = shownGame(brand, language);
  return (bet: BetRow) => ({
    id: bet.id,
    member: { id: bet.member_id, account: bet.account, nickname: bet.nickname },
    ...game(bet),
    round: bet.round,
    stake: bet.stake,
    payout: bet.payout,
    validBet: bet.valid_bet,
    status: bet.status,
    placedAt: bet.placed_at.toISOString(),
    settledAt: bet.settled_at?.toISOString() ?? null,
  });
}
