import { useState } from 'react';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { Answered } from '../parts/Answered.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { QueueList } from '../payments/QueueList.tsx';
import { ChatMessageCard } from './ChatMessageCard.tsx';
import { useLines } from './useChat.ts';

/** What is said in a room, as it is said, the newest first. */
export const RoomLines = ({ room, desk }: { room: string; desk: MembersAbout }) => {
  const [search, setSearch] = useState('');
  // Numbers before which the pages begin.
  const [passed, setPassed] = useState<readonly number[]>([]);
  const asked = useLines(room, { search, before: passed.at(-1) });
  return (
    <>
      <div className="op-payments-choice">
        <SearchBox
          label={say('console.chat.search')}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPassed([]);
          }}
        />
      </div>
      <Answered asked={asked}>
        {({ messages, more }) => (
          <QueueList
            page={passed.length}
            more={more}
            count={messages.length}
            empty={{ title: say('console.chat.none') }}
            onPage={(page) => {
              const last = messages.at(-1);
              setPassed(page < passed.length || !last ? passed.slice(0, page) : [...passed, last.id]);
            }}
          >
            {messages.map((message) => (
              <ChatMessageCard key={message.id} message={message} desk={desk} />
            ))}
          </QueueList>
        )}
      </Answered>
    </>
  );
};
