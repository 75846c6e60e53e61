import { useState } from 'react';
import { Link } from 'react-router-dom';
import { say } from '../language/say.ts';
import { useMembersAbout } from '../members/useMembers.ts';
import type { MembersAbout } from '../members/calls.ts';
import { Notice } from '../parts/Notice.tsx';
import { QueueList } from '../payments/QueueList.tsx';
import { Answered } from '../parts/Answered.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { MessageCard } from './MessageCard.tsx';
import { useMessages } from './useMessages.ts';
import '../payments/payments.css';

/** What operators have written to members: how far it was sent, who has read it; and the way to write more. */
export const MessagesPage = () => {
  const about = useMembersAbout();
  const { pack } = usePack();
  return (
    <section className="op-section" aria-labelledby="messages-title">
      <header className="op-section-head">
        <h1 id="messages-title">{say('console.messages.title')}</h1>
        <p className="op-lead">{say('console.messages.lead')}</p>
      </header>
      <Answered asked={about}>
        {(desk) => (
          <>
            {desk.writes ? (
              <p>
                <Link className="op-button op-button-main" to={`/${pack}/messages/new`}>
                  {say('console.messages.write')}
                </Link>
              </p>
            ) : (
              <Notice title={say('console.messages.looksOnly')} />
            )}
            <Messages desk={desk} />
          </>
        )}
      </Answered>
    </section>
  );
};

const Messages = ({ desk }: { desk: MembersAbout }) => {
  const [page, setPage] = useState(0);
  const asked = useMessages(page);
  return (
    <Answered asked={asked}>
      {({ messages, more }) => (
        <QueueList
          page={page}
          more={more}
          count={messages.length}
          empty={{ title: say('console.messages.none'), hint: say('console.messages.noneHint') }}
          onPage={setPage}
        >
          {messages.map((message) => (
            <MessageCard key={message.id} message={message} desk={desk} />
          ))}
        </QueueList>
      )}
    </Answered>
  );
};
