import type { ChatDocument } from '#contract/generated/documents.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

type RoomDocument = ChatDocument['rooms'][string];

/** A room that is open, with the bounds of its brand where it has none of its own. */
export type Room = {
  id: string;
  document: RoomDocument;
  guests: boolean;
  readOnly: boolean;
  longest: number;
  slowSeconds: number;
};

/** What holds for a brand that does not say. */
const usual = { longest: 300, perMinute: 10, slowSeconds: 0, history: 50, retentionDays: 30 };

const closed: ChatDocument = { kind: 'chat', id: 'main', order: [], rooms: {} };

export const chatOf = (brand: LiveBrand): ChatDocument => documentOf(brand, 'chat') ?? closed;

type Bound = 'perMinute' | 'history' | 'retentionDays';
export const boundOf = (brand: LiveBrand, bound: Bound): number => chatOf(brand)[bound] ?? usual[bound];

/** Rooms of the brand that are open, in its order. */
export function roomsOf(brand: LiveBrand): Room[] {
  const chat = chatOf(brand);
  return inOrder(chat.order, chat.rooms).map(({ id, item }) => ({
    id,
    document: item,
    guests: item.guests ?? true,
    readOnly: item.readOnly ?? false,
    longest: item.longest ?? chat.longest ?? usual.longest,
    slowSeconds: item.slowSeconds ?? chat.slowSeconds ?? usual.slowSeconds,
  }));
}

export const roomOf = (brand: LiveBrand, id: string): Room | undefined =>
  roomsOf(brand).find((room) => room.id === id);
