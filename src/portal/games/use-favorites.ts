import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Session } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

export type Favorites = {
  isFavorite: (id: string) => boolean;
  /** Applies at once, and is undone when the platform refuses. */
  keep: (id: string, favorite: boolean) => void;
};

/** Choices of the player on this page that the platform's list may lack yet, by session. */
type Choices = Record<string, boolean>;
const choicesOf = new WeakMap<Session, Choices>();
const nobodys = proxy<Choices>({});

function chosenIn(session: Session): Choices {
  const known = choicesOf.get(session) ?? proxy<Choices>({});
  choicesOf.set(session, known);
  return known;
}

/** Favourites of the player; undefined for visitors. */
export function useFavorites(): Favorites | undefined {
  const portal = usePortal();
  const session = useSession();
  const watch = useCallback(
    (listener: () => void) => (session ? portal.calls.watch('favoriteGames', {}, listener) : () => {}),
    [portal, session],
  );
  const chosen = useSnapshot(session ? chosenIn(session) : nobodys);
  const read = () => (session ? portal.calls.read('favoriteGames', {}).value?.games : undefined);
  const games = useSyncExternalStore(watch, read, read);
  return useMemo(() => {
    if (!session) return undefined;
    const known = new Set(games);
    return {
      isFavorite: (id) => chosen[id] ?? known.has(id),
      keep: (id, favorite) => void keepFavorite(portal, session, id, favorite),
    };
  }, [portal, session, games, chosen]);
}

async function keepFavorite(portal: Portal, session: Session, id: string, favorite: boolean): Promise<void> {
  const choices = chosenIn(session);
  choices[id] = favorite;
  try {
    await portal.gateway.call('favoriteGame', { body: { gameId: id, favorite } });
    portal.calls.invalidate((call) => call === 'favoriteGames' || call === 'favoriteGamesList');
  } catch (cause) {
    delete choices[id];
    tellError(portal, cause instanceof CallError ? cause.code : 'UNEXPECTED');
  }
}
