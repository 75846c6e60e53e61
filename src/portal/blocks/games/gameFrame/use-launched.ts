import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useFact } from '#ui/facts/facts.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import type { Game } from '#portal/games/game.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { launchAddress, walletOf, type Mode } from '#portal/play/launch.ts';
import type { Launched, MoveIn, VendorWallet } from '#portal/play/play-store.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

export type Found =
  | { state: 'loading'; game: Game | undefined }
  /** The brand does not offer it any more. */
  | { state: 'missing' }
  /** Somebody who is not logged in. */
  | { state: 'visitor'; game: Game }
  /** `code` says why it cannot start. */
  | { state: 'failed'; game: Game | undefined; code: string; retry: () => void }
  /** The vendor has a wallet of its own: may money be moved there first? */
  | { state: 'asking'; game: Game; wallet: VendorWallet; answer: (move: MoveIn) => void }
  /** A provider that gets a window of its own. */
  | { state: 'window'; game: Game }
  | { state: 'running'; launched: Launched; restart: (mode?: Mode) => void };

const isFramed = ({ answer }: Launched): boolean => answer.game_url !== undefined;

/** Why a game does not start by itself: something keeps it, the player is asked first, or money is on its way to the vendor. */
type Kept = { code: string } | { wallet: VendorWallet } | 'moving';

function keptBy(cause: unknown): Kept {
  const wallet = walletOf(cause);
  if (wallet) return { wallet };
  return { code: cause instanceof CallError ? cause.code : 'UNEXPECTED' };
}

/**
 * The game of the page: as it was started, else started now where somebody is logged in. A vendor with a wallet of its own gets money only
 * after the player was asked, as at every start; a game that is started anew from its own page goes on with what is there. Leaving the
 * page ends it.
 */
export function useLaunched(gameId: string, roomId: string | undefined): Found {
  const portal = usePortal();
  const { play } = portal;
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const { launched } = useSnapshot(play, { sync: true });
  const mine = launched?.game.id === gameId && launched.roomId === roomId ? launched : undefined;
  const list = useCall('gameList', { query: { gameId } });
  const game = mine?.game ?? list.value?.games[0];
  const [kept, setKept] = useState<Kept>();
  /** It ran here already: the player has said what is to be played with. */
  const ran = useRef(false);
  /** Chosen on this page, in place of the usual one. */
  const mode = useRef<Mode>(undefined);
  /** Counts the starts of this page: only the last one is listened to. */
  const turn = useRef(0);

  useEffect(
    () => () => {
      turn.current += 1;
      play.leave({ gameId, roomId });
    },
    [play, gameId, roomId],
  );

  const begin = (move: MoveIn | undefined): void => {
    if (!game) return;
    turn.current += 1;
    const own = turn.current;
    launchAddress(portal, { game, roomId }, { move, mode: mode.current }).then(
      (answer) => own === turn.current && play.launch({ game, roomId, answer }),
      (cause: unknown) => own === turn.current && setKept(keptBy(cause)),
    );
  };
  const needed = !mine && loggedIn && game !== undefined && game.accountType !== 'TCG_SEA' && !kept;
  useEffect(() => {
    if (!needed) return undefined;
    begin(ran.current ? { confirmTrans: false } : undefined);
    return () => {
      turn.current += 1;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the game of an id does not change while its page is open.
  }, [needed, portal, play, gameId, roomId]);

  const restart = useCallback(
    (chosen?: Mode) => {
      ran.current = true;
      mode.current = chosen ?? mode.current;
      setKept(undefined);
      play.leave({ gameId, roomId });
    },
    [play, gameId, roomId],
  );

  if (mine && isFramed(mine)) return { state: 'running', launched: mine, restart };
  if (typeof kept === 'object' && 'code' in kept) {
    return { state: 'failed', game, code: kept.code, retry: () => setKept(undefined) };
  }
  if (list.state === 'failed') return { state: 'failed', game, code: list.error.code, retry: list.retry };
  if (list.state === 'loading' && !game) return { state: 'loading', game };
  if (!game) return { state: 'missing' };
  if (!loggedIn) return { state: 'visitor', game };
  if (typeof kept === 'object') {
    const answer = (move: MoveIn) => {
      setKept('moving');
      begin(move);
    };
    return { state: 'asking', game, wallet: kept.wallet, answer };
  }
  return game.accountType === 'TCG_SEA' ? { state: 'window', game } : { state: 'loading', game };
}
