import { useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { MessagePages } from './MessagePages.tsx';
import { ToUpline } from './ToUpline.tsx';
import { useMessageSteps } from './use-message-steps.ts';

/** The messages that are archived, or all others, a page at a time. */
export function MessageBox({ archived, empty }: { archived: boolean; empty: string }) {
  const say = useText();
  const { busy, send } = useMessageSteps();
  // Ids of the last messages of the pages before this one.
  const [passed, setPassed] = useState<readonly string[]>([]);
  const before = passed.at(-1);
  const loaded = useCall('messageList', {
    query: { ...(before !== undefined && { before }), ...(archived && { archived: '1' as const }) },
  });
  return (
    <SourceView loaded={loaded} skeleton={<PageSkeleton />}>
      {({ messages, more, unread, offers }) => (
        <>
          {!archived && unread > 0 && (
            <div className="lv-messages-head">
              <Button
                size="small"
                icon="check"
                busy={busy}
                onClick={() => void send('messageRead', { body: {} })}
              >
                {say('messages.allRead')}
              </Button>
            </div>
          )}
          {messages.length === 0 && before === undefined ? (
            <Notice icon="bell" title={say(empty)} />
          ) : (
            <MessagePages key={before ?? ''} messages={messages} archived={archived} send={send} />
          )}
          {(more || before !== undefined) && (
            <nav className="lv-messages-pages" aria-label={say('messages.label')}>
              <Button
                size="small"
                variant="ghost"
                disabled={before === undefined}
                onClick={() => setPassed(passed.slice(0, -1))}
              >
                {say('messages.newer')}
              </Button>
              <Button
                size="small"
                variant="ghost"
                disabled={!more}
                onClick={() => setPassed([...passed, ...messages.slice(-1).map(({ id }) => id)])}
              >
                {say('messages.older')}
              </Button>
            </nav>
          )}
          {!archived && <ToUpline />}
          {!archived && (
            <label className="lv-messages-offers">
              <input
                type="checkbox"
                checked={offers}
                disabled={busy}
                onChange={({ target }) => void send('messageOffers', { body: { wanted: target.checked } })}
              />
              <span>{say('messages.offers')}</span>
            </label>
          )}
        </>
      )}
    </SourceView>
  );
}
