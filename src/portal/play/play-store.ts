import { proxy, ref, subscribe } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import type { Game } from '../games/game.ts';
import type { CallValue } from '../gateway/call-types.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Navigation } from '../shell/navigation.ts';

/** A game to start, in one of its rooms where it has some. */
export type Start = { game: Game; roomId?: string | undefined };

/** A game that was started: the answer of the platform with its address. */
export type Launched = Start & { answer: CallValue<'launchAddress'> };

/** What may be moved to a vendor with a wallet of its own: `amount` of the balance; minor units. */
export type VendorWallet = { balance: string; amount: string; currency: string; digits: number };

/** What lies over the page while a game starts. */
export type PlayState =
  | { state: 'idle' }
  /** The address is being asked for. */
  | ({ state: 'starting' } & Start)
  /** The vendor has a wallet of its own: may money be moved there? */
  | ({ state: 'asking'; wallet: VendorWallet } & Start)
  /** The browser allowed no window for a provider that is not shown in a frame. */
  | ({ state: 'blocked'; address: string } & Start);

/** Games that start and run, kept in memory alone: addresses of games are good for one player and a short time. */
export type PlayStore = {
  /** Exchanged by `set`. */
  readonly state: Ref<PlayState>;
  set: (state: PlayState) => void;
  /** The game that was started last and has not been left. */
  readonly launched: Ref<Launched> | undefined;
  launch: (launched: Launched) => void;
  /** Forgets it; another that was started since stays. */
  leave: (start: { gameId: string; roomId: string | undefined }) => void;
  /** Keeps a game that a visitor wants to play until the login that is now open succeeds or is closed. */
  want: (start: Start, goOn: (start: Start) => void) => void;
  /** Goes on with the game that was wanted; false when there was none. */
  goOn: () => boolean;
  /** Pauses the game in its frame, as long as anybody who paused it has not let go. */
  pause: () => () => void;
  readonly paused: boolean;
};

const idle: PlayState = { state: 'idle' };

export function createPlay({
  session,
  navigation,
}: {
  session: SessionStore;
  navigation: Navigation;
}): PlayStore {
  let wanted: (() => void) | undefined;
  let loginSeen = false;

  // Whoever closes the login does not want to play any more.
  const followNavigation = () => {
    if (navigation.modals.length > 0) loginSeen = true;
    else if (loginSeen && !session.token) wanted = undefined;
  };
  const followSession = () => {
    if (!session.token) play.launched = undefined;
  };
  subscribe(navigation, followNavigation, true);
  subscribe(session, followSession, true);

  const play = proxy<Writable<PlayStore> & { holds: number }>({
    state: ref(idle),
    set(next) {
      play.state = ref(next);
    },
    launched: undefined,
    launch(next) {
      play.launched = ref(next);
      play.state = ref(idle);
    },
    leave({ gameId, roomId }) {
      if (play.launched?.game.id === gameId && play.launched.roomId === roomId) play.launched = undefined;
    },
    want(start, goOn) {
      loginSeen = false;
      wanted = () => goOn(start);
    },
    goOn() {
      const then = wanted;
      wanted = undefined;
      then?.();
      return then !== undefined;
    },
    pause() {
      play.holds += 1;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        play.holds -= 1;
      };
    },
    holds: 0,
    get paused() {
      return this.holds > 0;
    },
  });
  return play;
}
