import { subscribe } from 'valtio';
import { screenOfRole } from '#engine/roles.ts';
import { categoryPath } from '../screens/category-path.ts';
import type { Game } from '../games/game.ts';
import type { Portal } from '../runtime/portal.ts';
import type { Popup } from '../runtime/window-port.ts';
import type { Navigation } from '../shell/navigation.ts';
import { openRole } from '../screens/open-role.ts';
import { isOwnLottery } from './game-ways.ts';
import { launch } from './launch.ts';
import type { Start } from './play-store.ts';
import { chooseGame } from './use-open-game.ts';

/**
 * Opens a chosen game: a vendor entry opens the vendor's list, a lottery of the brand its page, a game with rooms the choice of one; any
 * other game starts. Visitors log in first and continue from there.
 * @param popup window opened during the click, for a provider that requires one
 * @throws CallError when the platform refuses the start
 */
export async function openGame(portal: Portal, start: Start, popup?: Popup): Promise<void> {
  const { navigation, session } = portal;
  const { game, roomId } = start;
  if (game.isGame === 'VASSALAGE') {
    const params = { vassalage: game.vassalage, gameType: game.gameType };
    return openRole(portal, 'vendorGames', { params });
  }
  if (isOwnLottery(game)) {
    await navigation.closeModals();
    return navigation.go(lotteryAddress(portal, game));
  }
  if (!session.current) return askForLogin(portal, start);
  if (game.hasRooms === 1 && roomId === undefined)
    return openRole(portal, 'gameRooms', { params: { game: game.id } });
  return launch(portal, start, { popup });
}

function lotteryAddress({ documents }: Portal, { gameType, code, defaultPlayType }: Game): string {
  const query = new URLSearchParams({ gameCode: code });
  if (defaultPlayType !== undefined) query.set('playType', defaultPlayType);
  const path = categoryPath(documents.current.screens, gameType);
  return `${path ?? screenOfRole(documents.current, 'home')?.path ?? '/'}?${query.toString()}`;
}

/** Opens the login for a visitor with a message, and continues with the game afterwards (specification section 6). */
function askForLogin(portal: Portal, start: Start): void {
  const { documents, navigation, play, toasts, say } = portal;
  play.want(start, ({ game, roomId }) => void chooseGame(portal, game, roomId));
  // The top layer is ordered by insertion: a message shown before the login opens would lie under it.
  whenOpen(navigation, documents.current.brand.roles?.login, () =>
    toasts.show(say('block.game.loginFirst'), 'info'),
  );
  openRole(portal, 'login');
}

function whenOpen(navigation: Navigation, modal: string | undefined, then: () => void): void {
  const look = () => {
    if (!navigation.modals.some(({ id }) => id === modal)) return;
    stop();
    requestAnimationFrame(then);
  };
  const stop = subscribe(navigation, look, true);
}
