import { useEffect } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { openRole } from '../screens/open-role.ts';
import type { Chat, ChatRoomEntry, Muted } from './chat-types.ts';
import { WritingBox } from './WritingBox.tsx';
import type { Writing } from './use-writing.ts';

/** Longest delay of a browser's timer, in milliseconds. */
const longest = 2 ** 31 - 1;

type Props = {
  room: ChatRoomEntry;
  chat: Chat;
  writing: Writing;
  names: readonly { by: string; name: string }[];
};

/** The box to write, or why there is none and what to do about it. */
export function ChatComposer({ room, chat, writing, names }: Props) {
  const say = useText();
  const portal = usePortal();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const { muted } = writing;
  if (!loggedIn) {
    return (
      <div className="lv-chat-gate">
        <p>{say('chat.loginFirst')}</p>
        <Button size="small" variant="primary" onClick={() => openRole(portal, 'login')}>
          {say('session.login')}
        </Button>
      </div>
    );
  }
  if (!chat.own) return <p className="lv-chat-gate">{say('chat.membersOnly')}</p>;
  if (muted) return <MutedNote muted={muted} />;
  if (room.readOnly) return <p className="lv-chat-gate">{say('chat.readOnly')}</p>;
  if (chat.own.name === undefined) {
    return (
      <div className="lv-chat-gate">
        <p>{say('chat.nicknameFirst')}</p>
        <NicknameButton />
      </div>
    );
  }
  return <WritingBox room={room} chat={chat} writing={writing} names={names} />;
}

/** Opens the brand's form for the nickname, where it has one. */
function NicknameButton() {
  const say = useText();
  const { navigation } = usePortal();
  const screen = useDocuments(({ screens }) =>
    Object.values(screens).find(
      ({ presentation, body }) =>
        presentation === 'modal' &&
        Object.values(body.items).some(
          ({ type, props }) =>
            type === 'form' && (props as { form?: string } | undefined)?.form === 'nickname',
        ),
    ),
  );
  if (!screen) return null;
  return (
    <Button size="small" variant="primary" onClick={() => navigation.openModal({ id: screen.id })}>
      {say('chat.chooseNickname')}
    </Button>
  );
}

/** Until when somebody may not write, and why; asks again when that has passed. */
function MutedNote({ muted: { until, reason } }: { muted: Muted }) {
  const say = useText();
  const { calls, clock } = usePortal();
  const timeZone = useDocuments((documents) => documents.brand.timeZone) ?? 'UTC';
  useEffect(() => {
    if (until === undefined) return undefined;
    const left = Math.max(until - clock().getTime(), 0) + 500;
    const timer = setTimeout(() => calls.invalidate((id) => id === 'chatRooms'), Math.min(left, longest));
    return () => clearTimeout(timer);
  }, [calls, clock, until]);
  return (
    <div className="lv-chat-gate" role="status">
      <p>
        {until === undefined
          ? say('chat.mutedForGood')
          : say('chat.mutedUntil', { time: formatMoment(until, timeZone) })}
      </p>
      {reason !== undefined && <p>{say('chat.mutedReason', { reason })}</p>}
    </div>
  );
}
