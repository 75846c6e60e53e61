import { useState } from 'react';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { useMembersAbout } from '../members/useMembers.ts';
import { Answered } from '../parts/Answered.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import { ReportQueue } from './ReportQueue.tsx';
import { RoomLines } from './RoomLines.tsx';
import { useChatDesk } from './useChat.ts';
import '../payments/payments.css';
import '../feedback/feedback.css';

const reports = ' reports';

/** The chat for moderators: what is said in each room, and what was reported. */
export const ChatPage = () => {
  const about = useMembersAbout();
  return (
    <section className="op-section" aria-labelledby="chat-title">
      <header className="op-section-head">
        <h1 id="chat-title">{say('console.chat.title')}</h1>
        <p className="op-lead">{say('console.chat.lead')}</p>
      </header>
      <Answered asked={about}>
        {(desk) => (
          <>
            {!desk.writes && <Notice title={say('console.chat.looksOnly')} />}
            <ChatDesk desk={desk} />
          </>
        )}
      </Answered>
    </section>
  );
};

const ChatDesk = ({ desk }: { desk: MembersAbout }) => {
  const asked = useChatDesk();
  const [chosen, setChosen] = useState<string>();
  return (
    <Answered asked={asked}>
      {({ rooms, reports: waiting }) => {
        const shown = chosen ?? rooms[0]?.id ?? reports;
        return (
          <>
            <div className="op-payments-choice">
              <Segments
                label={say('console.chat.view')}
                value={shown}
                options={[
                  ...rooms.map(({ id, name, open, messages }) => ({
                    id,
                    name: open
                      ? say('console.chat.room', { name, count: messages })
                      : say('console.chat.closedRoom', { name }),
                  })),
                  { id: reports, name: say('console.chat.reports', { count: waiting }) },
                ]}
                onChange={setChosen}
              />
            </div>
            {rooms.length === 0 && <EmptyState icon="check" title={say('console.chat.noRooms')} />}
            {shown === reports ? (
              <ReportQueue desk={desk} />
            ) : (
              <RoomLines key={shown} room={shown} desk={desk} />
            )}
          </>
        );
      }}
    </Answered>
  );
};
