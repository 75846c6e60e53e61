import { screenOfRole } from '#engine/roles.ts';
import type { Game } from '#portal/games/game.ts';
import { categoryPath } from '#portal/screens/category-path.ts';
import type { Portal } from '#portal/runtime/portal.ts';

/** Leaves the page of a game: to the games of its kind, where the brand has a page for them, else home. */
export function leaveGame(
  { documents, navigation, play }: Portal,
  game: Game | undefined = play.launched?.game,
): void {
  const { screens } = documents.current;
  navigation.go(
    (game && categoryPath(screens, game.gameType)) ?? screenOfRole(documents.current, 'home')?.path ?? '/',
  );
}
