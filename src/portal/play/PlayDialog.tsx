import { Button, Dialog, Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { PlayState } from './play-store.ts';
import { startAgain } from './start-again.ts';
import { TransferQuestion } from './TransferQuestion.tsx';
import './play-dialog.css';

type Shown = Exclude<PlayState, { state: 'idle' }>;

/** Loader of a starting game, and its questions and messages. */
export function PlayDialog({ state }: { state: Shown }) {
  const say = useText();
  const portal = usePortal();
  const { play } = portal;
  const close = () => play.set({ state: 'idle' });
  const { game } = state;
  return (
    <Dialog open size="small" label={game.name} closeLabel={say('common.close')} onClose={close}>
      <div className="lv-launch" data-state={state.state}>
        <LazyImage className="lv-launch-art" src={game.image} alt="" ratio="1 / 1" eager />
        <p className="lv-launch-name">{game.name}</p>
        {state.state === 'starting' && <Starting onCancel={close} />}
        {state.state === 'asking' && (
          <TransferQuestion
            vendor={game.accountTypeName}
            vassalage={game.vassalage}
            wallet={state.wallet}
            onAnswer={(move) => void startAgain(portal, state, move)}
          />
        )}
        {state.state === 'blocked' && <Blocked address={state.address} onOpen={close} />}
      </div>
    </Dialog>
  );
}

function Starting({ onCancel }: { onCancel: () => void }) {
  const say = useText();
  return (
    <>
      <p role="status" className="lv-launch-words">
        {say('play.starting')}
      </p>
      <span className="lv-launch-bar" aria-hidden="true" />
      <Button variant="ghost" onClick={onCancel}>
        {say('play.cancel')}
      </Button>
    </>
  );
}

function Blocked({ address, onOpen }: { address: string; onOpen: () => void }) {
  const say = useText();
  return (
    <>
      <Icon name="warning" size={32} />
      <p role="alert" className="lv-launch-words">
        {say('error.POPUP_BLOCKED')}
      </p>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="lv-button lv-button-primary lv-button-medium lv-button-block"
        onClick={onOpen}
      >
        <span className="lv-button-label">{say('play.openWindow')}</span>
      </a>
    </>
  );
}
