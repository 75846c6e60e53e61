import { proxy, ref, subscribe } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import type { Game } from '../games/game.ts';
import type { CallValue } from '../gateway/call-types.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Navigation } from '../shell/navigation.ts';

/** A game to start, in one of its rooms if it has some. */
export type Start = { game: Game; roomId?: string | undefined };

/** A started game, with the platform's answer. */
export type Launched = Start & { answer: CallValue<'launchAddress'> };

/** Transferable balance at a vendor with its own wallet: from `least` to `amount` of `balance`, in minor units. */
export type VendorWallet = {
  balance: string;
  amount: string;
  least?: string;
  currency: string;
  digits: number;
};

/** A player's answer at a vendor with its own wallet: whether money moves there first, and how much in minor units; all without it. */
export type MoveIn = { confirmTrans: boolean; moveAmount?: string };

/** State of the layer over the page while a game starts. */
export type PlayState =
  | { state: 'idle' }
  /** The address is requested. */
  | ({ state: 'starting' } & Start)
  /** The vendor has its own wallet: the player is asked about a transfer. */
  | ({ state: 'asking'; wallet: VendorWallet } & Start)
  /** The browser blocked the window of a provider that cannot be framed. */
  | ({ state: 'blocked'; address: string } & Start);

/** Starting and running games, in memory only: addresses of games are for one player and short-lived. */
export type PlayStore = {
  /** Replaced by `set`. */
  readonly state: Ref<PlayState>;
  set: (state: PlayState) => void;
  /** The last started game that was not left. */
  readonly launched: Ref<Launched> | undefined;
  launch: (launched: Launched) => void;
  /** Drops the launched game, unless another has started since. */
  leave: (start: { gameId: string; roomId: string | undefined }) => void;
  /** Remembers the game a visitor wants until the open login succeeds or closes. */
  want: (start: Start, goOn: (start: Start) => void) => void;
  /** Continues with the wanted game; false when there is none. */
  goOn: () => boolean;
  /** Pauses the framed game until every caller has released it. */
  pause: () => () => void;
  readonly paused: boolean;
  /** Stake of a round on show, in minor units: taken off the balance that is held meanwhile. */
  staked: bigint;
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

  // Closing the login abandons the wanted game.
  const followNavigation = () => {
    if (navigation.modals.length > 0) loginSeen = true;
    else if (loginSeen && !session.begun) wanted = undefined;
  };
  const followSession = () => {
    if (!session.begun) play.launched = undefined;
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
    staked: 0n,
    holds: 0,
    get paused() {
      return this.holds > 0;
    },
  });
  return play;
}
