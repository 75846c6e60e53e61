import { Button, LazyImage } from '#ui/primitives/index.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { errorEntry } from '#portal/errors/error-entry.ts';
import { useOpenGame } from '#portal/play/use-open-game.ts';
import { TransferQuestion } from '#portal/play/TransferQuestion.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Found } from './use-launched.ts';

type Waiting = Exclude<Found, { state: 'missing' | 'running' }>;

/** A game that is not on show yet: it starts, asks for a login, for money to be moved or a window, or could not start. */
export function StartScreen({ found }: { found: Waiting }) {
  const say = useText();
  const open = useOpenGame();
  const portal = usePortal();
  const run = useAction();
  const freePlay = useFact<boolean>('flags.freePlay') ?? false;
  const { state, game } = found;
  return (
    <div className="lv-content">
      <div className="lv-game-screen" aria-busy={state === 'loading'}>
        {game && <LazyImage className="lv-game-screen-art" src={game.image} alt="" ratio="3 / 4" eager />}
        <h1>{game?.name ?? say('block.gameFrame.opening')}</h1>
        {state === 'loading' && (
          <>
            <p role="status">{say('play.starting')}</p>
            <span className="lv-game-screen-bar" aria-hidden="true" />
          </>
        )}
        {state === 'failed' && (
          <>
            <p role="alert">{say(errorEntry(portal, found.code).text)}</p>
            <Button variant="primary" icon="refresh" onClick={found.retry}>
              {say('common.retry')}
            </Button>
          </>
        )}
        {state === 'asking' && (
          <div className="lv-game-screen-ask">
            <TransferQuestion
              vendor={game?.accountTypeName ?? ''}
              vassalage={game?.vassalage}
              wallet={found.wallet}
              onAnswer={found.answer}
            />
          </div>
        )}
        {(state === 'visitor' || state === 'window') && (
          <>
            <p>{say(state === 'visitor' ? 'block.game.loginFirst' : 'block.gameFrame.window')}</p>
            <Button variant="primary" size="large" onClick={() => open(found.game)}>
              {say(state === 'visitor' ? 'block.game.loginToPlay' : 'play.openWindow')}
            </Button>
            {state === 'visitor' && freePlay && found.game.trial === 1 && (
              <Button icon="spark" onClick={() => void run({ do: 'freePlay' })}>
                {say('block.gameFrame.play.trial')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
