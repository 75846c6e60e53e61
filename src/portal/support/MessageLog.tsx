import { Fragment, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { SupportDesk, SupportMessage } from './conversation.ts';
import { useConversation } from './conversation-context.ts';
import { MessagePicture } from './MessagePicture.tsx';
import { UnsentMessage } from './UnsentMessage.tsx';

/** Messages by day, those that wait to be sent last; announced as they come. */
export function MessageLog({ desk }: { desk: SupportDesk }) {
  const say = useText();
  const { clock } = usePortal();
  const conversation = useConversation();
  const { earlier, messages, told, unsent } = useSnapshot(conversation, { sync: true });
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const log = useRef<HTMLDivElement>(null);
  const shown = (messages.at(-1)?.seq ?? 0) + unsent.length;
  useLayoutEffect(() => {
    const scroller = log.current?.parentElement;
    if (scroller && shown > 0) scroller.scrollTop = scroller.scrollHeight;
  }, [shown]);
  const dayOf = (at: string | number): string => formatDateTime(at, timeZone).slice(0, 10);
  const today = dayOf(clock().getTime());
  const readTo = told?.deskRead ?? 0;
  const lastOwn = messages.findLast(({ from }) => from === 'player')?.seq;
  return (
    <div ref={log} className="lv-support-log" role="log" aria-label={say('supportDesk.log')}>
      {earlier && (
        <Button size="small" variant="ghost" onClick={() => void conversation.showEarlier()}>
          {say('supportDesk.earlier')}
        </Button>
      )}
      {messages.map((message, index) => {
        const day = dayOf(message.at);
        const before = messages[index - 1];
        return (
          <Fragment key={message.seq}>
            {(!before || dayOf(before.at) !== day) && (
              <p className="lv-support-day">
                <time dateTime={day}>{day === today ? say('supportDesk.today') : day}</time>
              </p>
            )}
            <SentMessage
              message={message}
              desk={desk}
              time={formatDateTime(message.at, timeZone).slice(11, 16)}
              state={
                message.seq === lastOwn
                  ? say(message.seq <= readTo ? 'supportDesk.read' : 'supportDesk.sent')
                  : undefined
              }
            />
          </Fragment>
        );
      })}
      {unsent.map((message) => (
        <UnsentMessage key={message.key} message={message} />
      ))}
    </div>
  );
}

function SentMessage({
  message: { from, words, picture, at },
  desk,
  time,
  state,
}: {
  message: SupportMessage;
  desk: SupportDesk;
  time: string;
  state: string | undefined;
}) {
  const say = useText();
  if (from === 'event')
    return <p className="lv-support-event">{say(`supportDesk.event.${words}`, { name: desk.name })}</p>;
  return (
    <div className={`lv-support-message lv-support-${from}`}>
      <p className="lv-support-who">{from === 'player' ? say('supportDesk.you') : desk.name}</p>
      {picture === undefined ? <p className="lv-support-text">{words}</p> : <MessagePicture id={picture} />}
      <p className="lv-support-meta">
        <time dateTime={at}>{time}</time>
        {state !== undefined && ` · ${state}`}
      </p>
    </div>
  );
}
