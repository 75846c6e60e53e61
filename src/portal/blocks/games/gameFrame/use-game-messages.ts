import { useEffect, useState, type RefObject } from 'react';
import { subscribeKey } from 'valtio/utils';
import {
  readGameMessage,
  type FrameMessage,
  type GameErrorCode,
  type GameMessage,
} from '#contract/game-messages.ts';
import type { Portal } from '#portal/runtime/portal.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { leaveGame } from './leave-game.ts';

/**
 * Talks with the game in a frame: hears only that window on that origin, tells it when to pause, how the page looks and that the balance
 * has changed. While a round is on show the balance stays as it was, less the stake. Answers why the game cannot go on, once it has said so.
 * @param game `origin`: of the game; "null" for a frame that has none · `real`: it is played for the wallet's money
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin, real }: { origin: string; real: boolean },
  onReady: () => void,
): GameErrorCode | undefined {
  const portal = usePortal();
  const [failed, setFailed] = useState<GameErrorCode>();
  useEffect(() => {
    const held = holdBalance(portal);
    const say = (message: FrameMessage) =>
      frame.current?.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin);
    const greet = () => {
      say({ livery: 1, type: 'theme', mode: portal.theme.mode });
      if (portal.play.paused) say({ livery: 1, type: 'pause' });
    };
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== origin) return;
      const message = readGameMessage(data);
      // Whoever plays is there, although the page sees none of it.
      if (message && ofRounds.includes(message.type)) portal.activity.note();
      if (message?.type === 'ready') {
        onReady();
        greet();
      } else if (message?.type === 'balance') portal.calls.invalidate((id) => id === 'walletBalance');
      else if (message?.type === 'round') held.set(real && message.open, message.stake);
      else if (message?.type === 'showing') held.renew();
      else if (message?.type === 'close') leaveGame(portal);
      else if (message?.type === 'deposit') void openPanel(portal, 'deposit');
      else if (message?.type === 'error') setFailed(message.code);
    };
    const followPause = subscribeKey(
      portal.play,
      'paused',
      (paused) => say({ livery: 1, type: paused ? 'pause' : 'resume' }),
      true,
    );
    const followTheme = subscribeKey(portal.theme, 'mode', greet, true);
    const followBalance = real ? watchBalance(portal, () => say({ livery: 1, type: 'balance' })) : undefined;
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      held.set(false);
      followPause();
      followTheme();
      followBalance?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is done when the game is ready never changes.
  }, [frame, origin, real, portal]);
  return failed;
}

/** Messages about rounds, which count as activity of the player. */
const ofRounds: readonly GameMessage['type'][] = ['balance', 'round', 'showing'];

/** Milliseconds for which a round may hold the balance on show, unless the game reports that it continues. */
export const holdMs = 8_000;
/** The same of a round that goes on and on, counted from its beginning. */
export const holdMostMs = 120_000;

/** Holds the balance on show while a round runs; after a longer round it updates all the same. */
function holdBalance({ calls, clock, play }: Portal): {
  set: (open: boolean, stake?: string) => void;
  renew: () => void;
} {
  let began = 0;
  let letGo: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    letGo?.();
    letGo = undefined;
    play.staked = 0n;
  };
  return {
    set(open, stake = '0') {
      if (!open) return end();
      play.staked += BigInt(stake);
      // Rounds that overlap hold it no longer than the first alone.
      if (letGo) return;
      letGo = calls.hold((id) => id === 'walletBalance');
      began = clock().getTime();
      timer = setTimeout(end, holdMs);
    },
    renew() {
      if (!letGo) return;
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(holdMs, Math.max(0, began + holdMostMs - clock().getTime())));
    },
  };
}

/** Hears of every other balance than the one before, whatever has changed it: a bet of another window, a deposit, a win that came late. */
function watchBalance({ calls }: Portal, onChange: () => void): () => void {
  const units = () => calls.read('walletBalance', {}).value?.sumBalance;
  let shown = units();
  return calls.watch('walletBalance', {}, () => {
    const now = units();
    if (now === undefined || now === shown) return;
    const changed = shown !== undefined;
    shown = now;
    if (changed) onChange();
  });
}
