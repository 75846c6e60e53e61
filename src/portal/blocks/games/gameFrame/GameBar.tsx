import type { GameFrameProps } from '#contract/generated/blocks.ts';
import { screenOfRole } from '#engine/roles.ts';
import { Button } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { Balance } from '#portal/blocks/session/sessionBar/Balance.tsx';
import type { Launched } from '#portal/play/play-store.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { MemberClock } from '#portal/blocks/session/sessionClock/SessionClock.tsx';
import { openPanel } from '#portal/actions/open-panel.ts';
import { leaveGame } from './leave-game.ts';
import type { FullScreen } from './use-full-screen.ts';

type Part = NonNullable<GameFrameProps['bar']>[number];
const all: readonly Part[] = ['clock', 'balance', 'deposit', 'restart', 'fullScreen'];

/** Above a game: the way back, what is played, the wallet, and the whole screen. */
export function GameBar({
  launched,
  screen,
  restart,
  parts = all,
}: {
  launched: Launched;
  screen: FullScreen;
  restart: () => void;
  parts?: readonly Part[] | undefined;
}) {
  const say = useText();
  const portal = usePortal();
  const canDeposit = useDocuments((documents) => screenOfRole(documents, 'deposit') !== undefined);
  const { game, answer } = launched;
  const real = answer.launchMode === 'real';
  return (
    <div className="lv-game-bar">
      <Button
        variant="ghost"
        icon="arrow"
        className="lv-game-back"
        aria-label={say('block.gameFrame.back')}
        onClick={() => leaveGame(portal, game)}
      />
      <div className="lv-game-bar-words">
        <h1>
          <span className="lv-game-bar-name lv-clipped">{game.name}</span>
          <span className="lv-game-bar-vendor lv-clipped">{game.accountTypeName}</span>
        </h1>
        {parts.includes('clock') && <MemberClock elapsed />}
      </div>
      {!real && <span className="lv-game-trial">{say('block.gameFrame.trial')}</span>}
      {real && parts.includes('balance') && <Balance />}
      {real && canDeposit && parts.includes('deposit') && (
        <Button
          variant="accent"
          icon="plus"
          className="lv-game-deposit"
          onClick={() => void openPanel(portal, 'deposit')}
        >
          {say('block.gameFrame.deposit')}
        </Button>
      )}
      {parts.includes('restart') && (
        <Button
          variant="ghost"
          icon="refresh"
          className="lv-game-restart"
          aria-label={say('block.gameFrame.restart')}
          onClick={restart}
        />
      )}
      {parts.includes('fullScreen') && (
        <Button
          variant="ghost"
          icon={screen.full ? 'shrink' : 'expand'}
          aria-label={say(screen.full ? 'block.gameFrame.leaveFull' : 'block.gameFrame.full')}
          aria-pressed={screen.full}
          onClick={screen.toggle}
        />
      )}
    </div>
  );
}
