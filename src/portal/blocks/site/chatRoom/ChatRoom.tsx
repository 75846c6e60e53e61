import { useEffect, useRef, useState } from 'react';
import type { ChatRoomProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { RoomView } from '#portal/chat/RoomView.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSession } from '#portal/session/use-session.ts';
import '#portal/chat/chat.css';
import '#portal/gateway/late-calls.ts';

/** The chat rooms of the brand: one on show, with a choice where there are several. */
export function ChatRoom({ props: { room, fill = true } }: BlockViewProps<ChatRoomProps>) {
  const say = useText();
  const [chosen, setChosen] = useState(room);
  const session = useSession()?.customerId;
  const loaded = useCall('chatRooms', {});
  useAskedAgain();
  return (
    <section className="lv-content lv-chat" data-fill={fill ? '' : undefined} aria-label={say('chat.label')}>
      <SourceView loaded={loaded} skeleton={<PageSkeleton />}>
        {(chat) => {
          const shown = chat.rooms.find(({ id }) => id === chosen) ?? chat.rooms[0];
          if (!shown) return <Notice icon="chat" title={say('chat.none')} text={say('chat.noneHint')} />;
          return (
            <>
              {chat.rooms.length > 1 && (
                <div className="lv-chat-rooms" role="group" aria-label={say('chat.rooms')}>
                  {chat.rooms.map(({ id, name, mentions }) => (
                    <button
                      key={id}
                      type="button"
                      className="lv-chat-room"
                      aria-pressed={id === shown.id}
                      onClick={() => setChosen(id)}
                    >
                      {name}
                      {mentions > 0 && id !== shown.id && (
                        <span className="lv-chat-badge" title={say('chat.mentioned', { count: mentions })}>
                          {mentions}
                        </span>
                      )}
                    </button>
                  ))}
                </div>
              )}
              {shown.topic !== undefined && <p className="lv-chat-topic">{shown.topic}</p>}
              <RoomView key={`${shown.id} ${session ?? ''}`} room={shown} chat={chat} />
            </>
          );
        }}
      </SourceView>
    </section>
  );
}

/** Names and bounds of rooms hang on the language and the documents of the brand. */
function useAskedAgain(): void {
  const { calls } = usePortal();
  const language = useLocale();
  const seq = useDocuments((documents) => documents.seq);
  const stamp = `${language} ${seq}`;
  const before = useRef(stamp);
  useEffect(() => {
    if (before.current === stamp) return;
    before.current = stamp;
    calls.invalidate((id) => id === 'chatRooms');
  }, [calls, stamp]);
}
