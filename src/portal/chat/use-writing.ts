import { useState } from 'react';
import { CallError } from '../gateway/call-error.ts';
import { withIntention } from '../gateway/intention.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Chat, ChatRoomEntry, Muted } from './chat-types.ts';
import type { RoomStore } from './room-store.ts';

export type Writing = {
  /** How the member is known in the chat, once it has written. */
  own: string | undefined;
  muted: Muted | undefined;
  may: boolean;
  text: string;
  setText: (text: string) => void;
  /** Puts a name into the text. */
  mention: (by: string, name: string, before?: string) => void;
  sending: boolean;
  /** Code by which the last message was refused. */
  refusal: string | undefined;
  /** Milliseconds since 1970 from which the room takes the next message. */
  slowUntil: number;
  /** Sends what is typed, and a bet with it; true once it stands in the room. */
  send: (bet?: string) => Promise<boolean>;
};

const changed: ReadonlySet<string> = new Set([
  'CHAT_MUTED',
  'CHAT_NICKNAME_NEEDED',
  'CHAT_ROOM_CLOSED',
  'CHAT_ROOM_UNKNOWN',
]);

const draftOf = (room: string): string => `livery.chat.${room}`;

/** What a member types in a room. It stays until it was sent, through refusals, another room and a reload. */
export function useWriting(room: ChatRoomEntry, chat: Chat, store: RoomStore): Writing {
  const portal = usePortal();
  const { clock, gateway, storage } = portal;
  const [text, type] = useState(() => storage?.getItem(draftOf(room.id)) ?? '');
  const [meant, setMeant] = useState<ReadonlyMap<string, string>>(new Map());
  const [own, setOwn] = useState(chat.own?.by);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [slowUntil, setSlowUntil] = useState(0);
  const muted = chat.own?.muted;

  const setText = (next: string): void => {
    type(next);
    setRefusal(undefined);
    try {
      if (next === '') storage?.removeItem(draftOf(room.id));
      else storage?.setItem(draftOf(room.id), next);
    } catch {
      // A full storage keeps nothing, which loses only this convenience.
    }
  };
  const refuse = (error: CallError): void => {
    const { seconds } = (error.value ?? {}) as { seconds?: number };
    if (seconds !== undefined) setSlowUntil(clock().getTime() + seconds * 1000);
    setRefusal(error.code);
    // What the member may do is not what the page thought.
    if (changed.has(error.code)) portal.calls.invalidate((id) => id === 'chatRooms');
  };
  const send = async (bet?: string): Promise<boolean> => {
    if (sending) return false;
    const mentions = [...meant].flatMap(([by, name]) => (text.includes(`@${name}`) ? [by] : [])).slice(0, 5);
    const body = {
      room: room.id,
      text,
      ...(mentions.length > 0 && { mentions }),
      ...(bet !== undefined && { bet }),
    };
    setSending(true);
    setRefusal(undefined);
    try {
      const { message } = await withIntention(portal, `chat ${room.id}`, body, (idempotencyKey) =>
        gateway.call('chatSend', { body }, { idempotencyKey }),
      );
      setOwn(message.by);
      store.take(message);
      setText('');
      setMeant(new Map());
      if (room.slowSeconds > 0) setSlowUntil(clock().getTime() + room.slowSeconds * 1000);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  return {
    own,
    muted,
    may: chat.own?.name !== undefined && !muted && !room.readOnly,
    text,
    setText,
    mention(by, name, before = text) {
      setMeant((names) => new Map(names).set(by, name));
      const gap = before === '' || before.endsWith(' ') ? '' : ' ';
      setText(`${before}${gap}@${name} `);
    },
    sending,
    refusal,
    slowUntil,
    send,
  };
}
