import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '#ui/text/use-text.ts';
import { LoadFailed } from '../parts/SourceView.tsx';
import { PageSkeleton } from '../parts/PageSkeleton.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import type { Chat, ChatLine, ChatRoomEntry } from './chat-types.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import { createRoom, type RoomStore } from './room-store.ts';
import { useWriting } from './use-writing.ts';

/** A room: its messages, and below them the box to write or why there is none. */
export function RoomView({ room, chat }: { room: ChatRoomEntry; chat: Chat }) {
  const store = useRoomStore(room.id);
  const say = useText();
  const { state, error, connected, lines } = useSnapshot(store);
  const writing = useWriting(room, chat, store);
  if (state === 'failed' && error)
    return <LoadFailed of={{ state: 'failed', error, value: undefined, retry: store.retry }} />;
  if (state === 'loading') {
    return (
      <div className="lv-loading" aria-busy="true">
        <span className="lv-visually-hidden" role="status">
          {say('block.state.loading')}
        </span>
        <PageSkeleton />
      </div>
    );
  }
  return (
    <>
      <ChatMessages
        store={store}
        room={room.id}
        own={writing.own}
        mayWrite={writing.may}
        onMention={writing.mention}
      />
      <p className="lv-chat-offline" role="status" hidden={connected}>
        {connected ? '' : say('chat.offline')}
      </p>
      <ChatComposer
        room={room}
        chat={chat}
        writing={writing}
        names={namesOf(lines as readonly ChatLine[], writing.own)}
      />
    </>
  );
}

/** Who wrote last, without the reader: those that can be mentioned. */
function namesOf(lines: readonly ChatLine[], own: string | undefined): { by: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { by, name } of lines.toReversed()) if (by !== own && !names.has(by)) names.set(by, name);
  return [...names].map(([by, name]) => ({ by, name }));
}

function useRoomStore(room: string): RoomStore {
  const portal = usePortal();
  const [store] = useState(() => createRoom(portal, room));
  useEffect(() => store.start(), [store]);
  return store;
}
