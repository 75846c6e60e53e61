import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Session } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

export type Favorites = {
  isFavorite: (id: string) => boolean;
  /** Shows at once, and is taken back when the platform refuses. */
  keep: (id: string, favorite: boolean) => void;
};

/** What a player chose on this page, which the list of the platform may not say yet; by session. */
type Chosen = { choices: Map<string, boolean>; listeners: Set<() => void>; version: number };
const chosen = new WeakMap<Session, Chosen>();

function chosenIn(session: Session): Chosen {
  const known = chosen.get(session);
  if (known) return known;
  const made: Chosen = { choices: new Map(), listeners: new Set(), version: 0 };
  chosen.set(session, made);
  return made;
}

/** The favourites of the player; undefined for visitors. */
export function useFavorites(): Favorites | undefined {
  const portal = usePortal();
  const session = useSession();
  const watch = useCallback(
    (listener: () => void) => {
      if (!session) return () => {};
      const { listeners } = chosenIn(session);
      listeners.add(listener);
      const stop = portal.calls.watch('favoriteGames', {}, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    [portal, session],
  );
  const version = useSyncExternalStore(watch, () => (session ? chosenIn(session).version : 0));
  const games = useSyncExternalStore(watch, () =>
    session ? portal.calls.read('favoriteGames', {}).value?.games : undefined,
  );
  return useMemo(() => {
    if (!session) return undefined;
    const { choices } = chosenIn(session);
    const known = new Set(games);
    return {
      isFavorite: (id) => choices.get(id) ?? known.has(id),
      keep: (id, favorite) => void keepFavorite(portal, session, id, favorite),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version is other choices.
  }, [portal, session, games, version]);
}

async function keepFavorite(portal: Portal, session: Session, id: string, favorite: boolean): Promise<void> {
  const state = chosenIn(session);
  const { choices, listeners } = state;
  const tell = () => {
    state.version += 1;
    listeners.forEach((listener) => listener());
  };
  choices.set(id, favorite);
  tell();
  try {
    await portal.gateway.call('favoriteGame', { body: { gameId: id, favorite } });
    portal.calls.invalidate((call) => call === 'favoriteGames' || call === 'favoriteGamesList');
  } catch (cause) {
    choices.delete(id);
    tell();
    tellError(portal, cause instanceof CallError ? cause.code : 'UNEXPECTED');
  }
}
