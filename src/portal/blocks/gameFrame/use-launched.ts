import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import type { Game } from '#portal/games/game.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { launchAddress } from '#portal/play/launch.ts';
import type { Launched } from '#portal/play/play-store.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

export type Found =
  | { state: 'loading'; game: Game | undefined }
  /** The brand does not offer it any more. */
  | { state: 'missing' }
  /** Somebody who is not logged in. */
  | { state: 'visitor'; game: Game }
  /** `code` says why it cannot start. */
  | { state: 'failed'; game: Game | undefined; code: string; retry: () => void }
  /** A provider that gets a window of its own. */
  | { state: 'window'; game: Game }
  | { state: 'running'; launched: Launched; restart: () => void };

const isFramed = ({ answer }: Launched): boolean => answer.game_url !== undefined;

/**
 * The game of the page: as it was started, else started now where somebody is logged in. No money moves: whoever comes back to a game
 * plays with what is at its vendor. Leaving the page ends it.
 */
export function useLaunched(gameId: string, roomId: string | undefined): Found {
  const portal = usePortal();
  const { play } = portal;
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const launched = useSyncExternalStore(play.subscribe, play.launched);
  const mine = launched?.game.id === gameId && launched.roomId === roomId ? launched : undefined;
  const list = useCall('gameList', { query: { gameId } });
  const game = mine?.game ?? list.value?.games[0];
  const [refused, setRefused] = useState<string>();

  useEffect(() => () => play.leave({ gameId, roomId }), [play, gameId, roomId]);

  const needed = !mine && loggedIn && game !== undefined && game.accountType !== 'TCG_SEA' && !refused;
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    launchAddress(portal, { game, roomId }, false).then(
      (answer) => wanted && play.launch({ game, roomId, answer }),
      (cause: unknown) => wanted && setRefused(cause instanceof CallError ? cause.code : 'UNEXPECTED'),
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the game of an id does not change while its page is open.
  }, [needed, portal, play, gameId, roomId]);

  const restart = useCallback(() => {
    setRefused(undefined);
    play.leave({ gameId, roomId });
  }, [play, gameId, roomId]);

  if (mine && isFramed(mine)) return { state: 'running', launched: mine, restart };
  if (refused !== undefined) return { state: 'failed', game, code: refused, retry: restart };
  if (list.state === 'failed') return { state: 'failed', game, code: list.error.code, retry: list.retry };
  if (list.state === 'loading' && !game) return { state: 'loading', game };
  if (!game) return { state: 'missing' };
  if (!loggedIn) return { state: 'visitor', game };
  return game.accountType === 'TCG_SEA' ? { state: 'window', game } : { state: 'loading', game };
}
