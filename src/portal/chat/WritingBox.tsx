import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cleanText, lengthOf } from '#play/chat/text.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Chat, ChatRoomEntry } from './chat-types.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import { SharePicker } from './SharePicker.tsx';
import { useMentions } from './use-mentions.ts';
import type { Writing } from './use-writing.ts';

type Props = {
  room: ChatRoomEntry;
  chat: Chat;
  writing: Writing;
  names: readonly { by: string; name: string }[];
};

/** Characters that are left from which on they are counted. */
const countedFrom = 40;

/** The box: a message is sent by Enter; @ offers names; what is refused stays, and says why. */
export function WritingBox({ room, chat, writing, names }: Props) {
  const say = useText();
  const portal = usePortal();
  const box = useRef<HTMLTextAreaElement>(null);
  const [boxId, hintId, listId] = [useId(), useId(), useId()];
  const { text, setText, sending, refusal, slowUntil } = writing;
  const wait = useSecondsUntil(slowUntil);
  const left = room.longest - lengthOf(cleanText(text));
  const empty = cleanText(text) === '';
  const ready = !empty && left >= 0 && wait === 0;
  const offer = useMentions({ text, names, box, take: writing.mention });
  const put = (insert: string) => {
    const at = box.current?.selectionStart ?? text.length;
    setText(text.slice(0, at) + insert + text.slice(box.current?.selectionEnd ?? at));
    box.current?.focus();
  };
  const send = async (bet?: string) => {
    await writing.send(bet);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || offer.onKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (ready && !sending) void send();
  };
  const refused = refusal === 'CHAT_SLOW' && wait === 0 ? undefined : refusal;
  return (
    <form
      className="lv-chat-write"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !sending) void send();
      }}
    >
      {offer.names.length > 0 && (
        <div id={listId} className="lv-chat-offer" role="listbox" aria-label={say('chat.mentions')}>
          {offer.names.map(({ by, name }, at) => (
            <div
              key={by}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === offer.at}
              onPointerDown={(event) => {
                event.preventDefault();
                offer.choose(at);
              }}
            >
              <bdi>@{name}</bdi>
            </div>
          ))}
        </div>
      )}
      <label className="lv-visually-hidden" htmlFor={boxId}>
        {say('chat.write')}
      </label>
      <div className="lv-chat-box">
        <textarea
          ref={box}
          id={boxId}
          className="lv-chat-input"
          rows={1}
          value={text}
          placeholder={say('chat.write')}
          aria-describedby={hintId}
          aria-invalid={left < 0 || undefined}
          aria-autocomplete="list"
          {...(offer.names.length > 0 && {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${offer.at}`,
          })}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onBlur={offer.close}
        />
        <div className="lv-chat-tools">
          {chat.emoji.length > 0 && <EmojiPicker emoji={chat.emoji} onChoose={put} />}
          {chat.shares && <SharePicker onChoose={(bet) => void send(bet)} />}
          <Button
            type="submit"
            variant="primary"
            size="small"
            busy={sending}
            aria-disabled={ready ? undefined : true}
          >
            {wait > 0 ? say('chat.wait', { seconds: wait }) : say('chat.send')}
          </Button>
        </div>
      </div>
      <p id={hintId} className="lv-chat-hint" role="status" data-refused={refused && ''}>
        {refused !== undefined
          ? say(errorEntry(portal, refused).text)
          : left < 0
            ? say('chat.over', { count: -left })
            : left <= countedFrom
              ? say('chat.left', { count: left })
              : room.slowSeconds > 0
                ? say('chat.slowHint', { count: room.slowSeconds })
                : ''}
      </p>
    </form>
  );
}

/** Whole seconds until a moment, told once a second; 0 when it has passed. */
function useSecondsUntil(until: number): number {
  const { clock } = usePortal();
  const secondsLeft = () => Math.max(0, Math.ceil((until - clock().getTime()) / 1000));
  const [, tick] = useState(0);
  const seconds = secondsLeft();
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds;
}
