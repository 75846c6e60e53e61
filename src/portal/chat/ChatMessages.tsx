import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '../parts/Notice.tsx';
import { MessageLine } from './MessageLine.tsx';
import type { ChatLine } from './chat-types.ts';
import type { RoomStore } from './room-store.ts';
import { useScrollEnd } from './use-scroll-end.ts';

type Props = {
  store: RoomStore;
  room: string;
  own: string | undefined;
  mayWrite: boolean;
  onMention: (by: string, name: string) => void;
};

/** The messages of a room. Who reads its end stays there; who reads further up is told how many came. */
export function ChatMessages({ store, room, own, mayWrite, onMention }: Props) {
  const say = useText();
  const { lines: shown, more, fetching } = useSnapshot(store);
  const lines = shown as readonly ChatLine[];
  const [open, setOpen] = useState<number>();
  const { list, onScroll, fresh, toEnd } = useScrollEnd(lines, own, () => void store.older());
  const names = new Map(lines.map(({ by, name }) => [by, name]));
  return (
    <div className="lv-chat-frame">
      <div
        ref={list}
        className="lv-chat-log"
        role="log"
        aria-label={say('chat.log')}
        aria-busy={fetching}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without a mouse it scrolls by the keys.
        tabIndex={0}
        onScroll={onScroll}
      >
        {more && (
          <Button
            className="lv-chat-older"
            size="small"
            variant="ghost"
            busy={fetching}
            onClick={() => void store.older()}
          >
            {say('chat.older')}
          </Button>
        )}
        {lines.length === 0 && <Notice icon="chat" title={say('chat.empty')} text={say('chat.emptyHint')} />}
        <ol className="lv-chat-lines">
          {lines.map((line) => (
            <MessageLine
              key={line.id}
              line={line}
              room={room}
              names={names}
              own={own}
              mayWrite={mayWrite}
              open={open === line.id}
              onOpen={(isOpen) => setOpen(isOpen ? line.id : undefined)}
              onMention={onMention}
              store={store}
            />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <Button className="lv-chat-fresh" size="small" variant="primary" onClick={toEnd}>
          {say('chat.new', { count: fresh })}
        </Button>
      )}
    </div>
  );
}
