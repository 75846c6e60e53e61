import type { Game } from '../games/game.ts';

/** Account types of lotteries that belong to a provider; every other lottery is the brand's own and is bought on its pages. */
const providers: readonly (string | undefined)[] = ['TCG_SEA', 'GPI'];

/** True for a lottery with pages of the brand, which is not started like a game. */
export const isOwnLottery = ({ gameType, accountType }: Game): boolean =>
  (gameType === 'LOTT' || gameType === 'ELOTT') && !providers.includes(accountType);

/** A separate provider, which gets a window of its own. */
export const hasOwnWindow = ({ accountType }: Game): boolean => accountType === 'TCG_SEA';
