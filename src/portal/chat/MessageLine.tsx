import type { ReactNode } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { LineActions } from './LineActions.tsx';
import type { ChatLine } from './chat-types.ts';
import type { RoomStore } from './room-store.ts';
import { ShareCard } from './ShareCard.tsx';

type Props = {
  line: ChatLine;
  room: string;
  /** Names by handle. */
  names: ReadonlyMap<string, string>;
  own: string | undefined;
  mayWrite: boolean;
  /** What can be done with it is on show. */
  open: boolean;
  onOpen: (open: boolean) => void;
  onMention: (by: string, name: string) => void;
  store: RoomStore;
};

/** One message: who, when, and its text; one that was deleted says by whom. */
export function MessageLine({ line, names, own, open, onOpen, ...rest }: Props) {
  const say = useText();
  const { clock } = usePortal();
  const timeZone = useDocuments((documents) => documents.brand.timeZone) ?? 'UTC';
  const { by, name, at, text, share, deleted, mentions = [] } = line;
  const mine = by === own;
  const when = formatDateTime(at, timeZone);
  const today = when.slice(0, 10) === formatDateTime(clock().getTime(), timeZone).slice(0, 10);
  return (
    <li
      className="lv-chat-line"
      data-own={mine ? '' : undefined}
      data-me={own !== undefined && mentions.includes(own) ? '' : undefined}
    >
      <p className="lv-chat-who">
        <bdi className="lv-chat-name">{name}</bdi>
        {mine && <span className="lv-chat-you">{say('chat.you')}</span>}
        <time dateTime={new Date(at).toISOString()} title={when}>
          {today ? when.slice(11, 16) : when.slice(0, 16)}
        </time>
        {!deleted && own !== undefined && (
          <Button
            className="lv-chat-more"
            size="small"
            variant="ghost"
            icon="menu"
            aria-label={say('chat.actions', { name })}
            aria-expanded={open}
            onClick={() => onOpen(!open)}
          />
        )}
      </p>
      {deleted ? (
        <p className="lv-chat-deleted">
          {say(deleted === 'own' ? 'chat.deletedOwn' : 'chat.deletedModerator')}
        </p>
      ) : (
        text !== undefined &&
        text !== '' && (
          <p className="lv-chat-text" dir="auto">
            {marked(
              text,
              mentions.flatMap((handle) => names.get(handle) ?? []),
            )}
          </p>
        )
      )}
      {share && <ShareCard share={share} />}
      {open && !deleted && <LineActions line={line} mine={mine} onDone={() => onOpen(false)} {...rest} />}
    </li>
  );
}

/** A text with its mentions marked. */
function marked(text: string, names: readonly string[]): ReactNode {
  const name = names.find((each) => text.includes(`@${each}`));
  if (name === undefined) return text;
  const [before = '', ...after] = text.split(`@${name}`);
  const rest = names.filter((each) => each !== name);
  return (
    <>
      {marked(before, rest)}
      <mark className="lv-chat-mention">@{name}</mark>
      {marked(after.join(`@${name}`), rest)}
    </>
  );
}
