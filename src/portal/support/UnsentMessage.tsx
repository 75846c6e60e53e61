import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { useConversation } from './conversation-context.ts';
import type { Unsent } from './outbox.ts';

const states = {
  waiting: 'supportDesk.willBeSent',
  sending: 'supportDesk.sending',
  sent: 'supportDesk.sent',
  failed: 'supportDesk.failed',
} as const;

/** A message of the player that the platform has not been seen to take. */
export function UnsentMessage({ message }: { message: Omit<Unsent, 'file'> & { file?: unknown } }) {
  const say = useText();
  const portal = usePortal();
  const conversation = useConversation();
  const { key, words, state, percent, error, file } = message;
  return (
    <div className="lv-support-message lv-support-player" data-state={state}>
      <p className="lv-support-who">{say('supportDesk.you')}</p>
      <p className="lv-support-text">{file === undefined ? words : say('supportDesk.picture')}</p>
      {state === 'sending' && percent !== undefined && (
        <progress max={100} value={percent} aria-label={say('supportDesk.uploading', { percent })} />
      )}
      <p className="lv-support-meta">
        {say(states[state])}
        {error !== undefined && ` · ${say(errorEntry(portal, error).text)}`}
      </p>
      {state === 'failed' && (
        <div className="lv-support-steps">
          <Button size="small" icon="refresh" onClick={() => conversation.again(key)}>
            {say('supportDesk.again')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => conversation.drop(key)}>
            {say('supportDesk.drop')}
          </Button>
        </div>
      )}
    </div>
  );
}
