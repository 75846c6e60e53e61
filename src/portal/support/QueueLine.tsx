import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { SupportDesk } from './conversation.ts';
import { useConversation } from './conversation-context.ts';

/** Seconds of a minute; a shorter wait is told as one. */
const minute = 60;

/** What the player waits for: its place in the queue, or that the desk types; and the way to end it. */
export function QueueLine({ desk }: { desk: SupportDesk }) {
  const say = useText();
  const conversation = useConversation();
  const { told, deskTypes } = useSnapshot(conversation, { sync: true });
  if (!told || told.state === 'CLOSED' || told.last === 0) return null;
  const { place, waitSeconds } = told;
  return (
    <div className="lv-support-state">
      <p role="status">
        {deskTypes
          ? say('supportDesk.typing', { name: desk.name })
          : [
              place !== undefined && say('supportDesk.place', { place }),
              waitSeconds !== undefined &&
                say('supportDesk.wait', { minutes: Math.max(1, Math.round(waitSeconds / minute)) }),
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      <Button size="small" variant="ghost" onClick={() => void conversation.end()}>
        {say('supportDesk.end')}
      </Button>
    </div>
  );
}
