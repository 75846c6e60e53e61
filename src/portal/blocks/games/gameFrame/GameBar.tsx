import type { GameFrameProps } from '#contract/generated/blocks.ts';
import { screenOfRole } from '#engine/roles.ts';
import { Button } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { Balance } from '#portal/blocks/session/sessionBar/Balance.tsx';
import type { Mode } from '#portal/play/launch.ts';
import type { Launched } from '#portal/play/play-store.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { MemberClock } from '#portal/blocks/session/sessionClock/SessionClock.tsx';
import { openPanel } from '#portal/actions/open-panel.ts';
import { useOwnWallet } from '#portal/wallet/use-own-wallet.ts';
import { GameMore, useHeart, useOtherMode, type GameTool } from './GameMore.tsx';
import { leaveGame } from './leave-game.ts';
import type { FullScreen } from './use-full-screen.ts';

type Part = NonNullable<GameFrameProps['bar']>[number];
const all: readonly Part[] = [
  'clock',
  'balance',
  'deposit',
  'favorite',
  'mode',
  'similar',
  'restart',
  'fullScreen',
];

/** Above a game: the way back, what is played, the wallet, and what else can be done with the game. On a phone it is the only bar. */
export function GameBar({
  launched,
  screen,
  restart,
  onSimilar,
  parts = all,
}: {
  launched: Launched;
  screen: FullScreen;
  /** Starts the game anew, in another mode where one is named. */
  restart: (mode?: Mode) => void;
  onSimilar: () => void;
  parts?: readonly Part[] | undefined;
}) {
  const say = useText();
  const portal = usePortal();
  const canDeposit = useDocuments((documents) => screenOfRole(documents, 'deposit') !== undefined);
  const { game, answer } = launched;
  const heart = useHeart(game);
  const otherMode = useOtherMode(game, answer.launchMode);
  const real = answer.launchMode === 'real';
  const apart = useOwnWallet(game.vassalage) && real;
  const offered: Partial<Record<Part, GameTool | undefined>> = {
    deposit:
      real && canDeposit
        ? {
            icon: 'plus',
            label: say('block.gameFrame.deposit'),
            run: () => void openPanel(portal, 'deposit'),
          }
        : undefined,
    // The game itself shows what it plays from.
    balance: apart
      ? { icon: 'wallet', label: say('wallet.offer.open'), run: () => void openPanel(portal, 'wallet') }
      : undefined,
    favorite: heart,
    mode: otherMode && {
      icon: otherMode === 'real' ? 'wallet' : 'spark',
      label: say(`block.gameFrame.play.${otherMode}`),
      run: () => restart(otherMode),
    },
    similar: { icon: 'slots', label: say('block.gameFrame.similar'), run: onSimilar },
    restart: { icon: 'refresh', label: say('block.gameFrame.restart'), run: () => restart() },
    fullScreen: {
      icon: screen.full ? 'shrink' : 'expand',
      label: say(screen.full ? 'block.gameFrame.leaveFull' : 'block.gameFrame.full'),
      pressed: screen.full,
      run: screen.toggle,
      inBar: true,
    },
  };
  const deposit = parts.includes('deposit') ? offered.deposit : undefined;
  const tools = all.flatMap((part) => (parts.includes(part) ? (offered[part] ?? []) : []));
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
        {parts.includes('clock') && <MemberClock elapsed narrow />}
      </div>
      {!real && <span className="lv-game-trial">{say('block.gameFrame.trial')}</span>}
      {real && !apart && parts.includes('balance') && <Balance />}
      {deposit && (
        <Button
          variant="accent"
          icon={deposit.icon}
          iconOnPhones
          className="lv-game-deposit"
          onClick={deposit.run}
        >
          {deposit.label}
        </Button>
      )}
      {tools.map(
        ({ icon, label, run, pressed, inBar }) =>
          inBar && (
            <Button
              key={label}
              variant="ghost"
              icon={icon}
              className="lv-game-tool"
              aria-label={label}
              aria-pressed={pressed}
              onClick={run}
            />
          ),
      )}
      {tools.length > 0 && <GameMore tools={tools} />}
    </div>
  );
}
