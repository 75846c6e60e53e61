import { useRef, useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import '../announcementList/announcement-list.css';
import type { Message } from './message.ts';
import { MessagePane } from './MessagePane.tsx';
import { PushOffer } from './PushOffer.tsx';
import type { useMessageSteps } from './use-message-steps.ts';

/** The list and the pane of the message that was chosen, which is read then; on a phone one of the two. */
export function MessagePages({
  messages,
  archived,
  send,
}: {
  messages: readonly Message[];
  archived: boolean;
  send: ReturnType<typeof useMessageSteps>['send'];
}) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [wasRead, setRead] = useState(false);
  const open = messages.find(({ id }) => id === chosen);
  const choose = ({ id, read }: Message) => {
    setChosen(id);
    setRead(true);
    if (!read) void send('messageRead', { body: { id } });
  };
  const leave = () => {
    setChosen(undefined);
    // On a phone the pane has taken the place of the list, and the focus goes with it.
    requestAnimationFrame(() => list.current?.focus());
  };
  return (
    <div className="lv-notices">
      {wasRead && <PushOffer />}
      <div className="lv-notices-columns" data-chosen={open ? '' : undefined}>
        <div className="lv-notices-side">
          <ol ref={list} className="lv-notices-list" tabIndex={-1} aria-label={say('messages.inbox')}>
            {messages.map((message) => (
              <li key={message.id}>
                <button
                  type="button"
                  className="lv-notices-entry lv-messages-entry"
                  data-unread={message.read ? undefined : ''}
                  aria-current={message === open ? 'true' : undefined}
                  onClick={() => choose(message)}
                >
                  <span className="lv-notices-name lv-clipped">{message.title}</span>{' '}
                  <time className="lv-notices-date" dateTime={new Date(message.at).toISOString()}>
                    {formatDateTime(message.at, timeZone)}
                  </time>
                  {!message.read && <span className="lv-messages-unread">{say('messages.unread')}</span>}
                </button>
              </li>
            ))}
          </ol>
        </div>
        {open ? (
          <MessagePane
            key={open.id}
            message={open}
            timeZone={timeZone}
            archived={archived}
            onBack={leave}
            onArchive={() => {
              void send('messageArchive', { body: { id: open.id, archived: !archived } });
              leave();
            }}
          />
        ) : (
          <p className="lv-notices-pane lv-messages-choose">{say('messages.choose')}</p>
        )}
      </div>
    </div>
  );
}
