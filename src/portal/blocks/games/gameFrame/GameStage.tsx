import { Suspense, useEffect, useRef, useState } from 'react';
import type { GameFrameProps } from '#contract/generated/blocks.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { Mode } from '#portal/play/launch.ts';
import type { Launched } from '#portal/play/play-store.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { ReturnOffer } from '#portal/wallet/ReturnOffer.tsx';
import { useOwnWallet } from '#portal/wallet/use-own-wallet.ts';
import { GameBar } from './GameBar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGameMessages } from './use-game-messages.ts';
import { useLateFrame } from './use-late-frame.ts';
import { useStageTop } from './use-stage-top.ts';

const SimilarGames = lazyView(() => import('./SimilarGames.tsx').then((module) => module.SimilarGames));
const BonusGameNote = lazyView(() =>
  import('#portal/bonus/BonusStake.tsx').then((module) => module.BonusGameNote),
);

/**
 * Sandbox of a game: it may run, keep its own storage and lock the screen's orientation. It may not navigate this page, and a game of
 * this very site gets none of the site's rights.
 */
const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-orientation-lock';

/** A running game: its frame with the bar above it, the loader until it is there, and what it says when it cannot go on. */
export function GameStage({
  launched,
  restart,
  bar,
}: {
  launched: Launched;
  /** Starts the game anew, in another mode where one is named. */
  restart: (mode?: Mode) => void;
  bar?: GameFrameProps['bar'];
}) {
  const say = useText();
  const { play } = usePortal();
  const [comparing, setComparing] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const { game, answer } = launched;
  const address = new URL(answer.game_url ?? '', location.href);
  const foreign = address.origin !== location.origin;
  const side = { origin: foreign ? address.origin : 'null', real: answer.launchMode === 'real' };
  const failed = useGameMessages(frame, side, () => setLoaded(true));
  const late = useLateFrame(loaded || failed !== undefined);
  const screen = useFullScreen(stage);
  const apart = useOwnWallet(game.vassalage);
  useStageTop(stage);
  useEffect(() => (comparing ? play.pause() : undefined), [comparing, play]);
  return (
    <div ref={stage} className="lv-game-stage" data-full={screen.full || undefined}>
      <GameBar
        launched={launched}
        screen={screen}
        restart={restart}
        onSimilar={() => setComparing(true)}
        parts={bar}
      />
      {side.real && (
        <Suspense fallback={null}>
          {apart && <ReturnOffer />}
          <BonusGameNote game={game} apart={apart} />
        </Suspense>
      )}
      <div className="lv-game-place">
        {failed === undefined && (
          <iframe
            ref={frame}
            className="lv-game-iframe"
            src={address.href}
            title={game.name}
            sandbox={foreign ? `${rights} allow-same-origin` : rights}
            allow="autoplay; fullscreen; screen-wake-lock"
            referrerPolicy="strict-origin"
            onLoad={() => setLoaded(true)}
          />
        )}
        {!loaded && failed === undefined && (
          <div className="lv-game-cover">
            <p role="status">{say(late ? 'block.gameFrame.late' : 'play.starting')}</p>
            <span className="lv-game-screen-bar" aria-hidden="true" />
            {late && (
              <Button icon="refresh" onClick={() => restart()}>
                {say('common.retry')}
              </Button>
            )}
          </div>
        )}
        {failed !== undefined && (
          <div className="lv-game-cover">
            <p role="alert">{say(`block.gameFrame.error.${failed}`)}</p>
            <Button variant="primary" icon="refresh" onClick={() => restart()}>
              {say('block.gameFrame.restart')}
            </Button>
          </div>
        )}
      </div>
      {comparing && (
        <Suspense fallback={null}>
          <SimilarGames game={game} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  );
}
