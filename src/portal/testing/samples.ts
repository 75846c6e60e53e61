import type { CallTypes } from '#contract/generated/calls.ts';
import type { Game, Vendor } from '#portal/games/game.ts';

/** A game with a test's overrides. */
export const game = (id: string, given: Partial<Game> = {}): Game => ({
  id,
  name: `Game ${id}`,
  code: id,
  vassalage: 'LUMEN',
  gameType: 'RNG',
  accountTypeName: 'LUMEN',
  isGame: 'GAME',
  isHot: 1,
  isNew: 0,
  image: '/assets/game.svg',
  ...given,
});

/** A vendor of slots with a test's overrides. */
export const vendor = (vassalage: string, given: Partial<Vendor> = {}): Vendor => ({
  id: vassalage.toLowerCase(),
  name: `Vendor ${vassalage}`,
  accountTypeId: 1,
  vassalage,
  gameType: 'RNG',
  image: '/assets/vendor.svg',
  isHot: 0,
  ...given,
});

type Announcement = {
  id: string;
  title: string;
  content: string;
  date: number;
  image?: string;
  to?: string;
  terms?: string;
};

type Popup = Announcement & { repeat: 'login' | 'day' | 'once'; guests: boolean };

/** An announcement of any kind, of 5 January 2026, 17:40:09 UTC. */
export const announcement = (id: string, given: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Title ${id}`,
  content: `Content ${id}`,
  date: Date.UTC(2026, 0, 5, 17, 40, 9),
  ...given,
});

/** A popup for members, at each login. */
export const popup = (id: string, given: Partial<Popup> = {}): Popup => ({
  ...announcement(id),
  repeat: 'login',
  guests: false,
  ...given,
});

/** The answer of the announcements call with some lists filled. */
export const announcements = (
  given: Partial<Record<'banners' | 'player' | 'promotion' | 'header', Announcement[]>> & {
    popup?: Popup[];
  },
) => ({ banners: [], player: [], popup: [], promotion: [], header: [], ...given });

/** `count` of something, by number from 1. */
export const many = <T>(count: number, make: (id: string) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(String(index + 1)));

/** The only room of a chat, which guests read. */
export const chatRoom: CallTypes['chatRooms']['value']['rooms'][number] = {
  id: 'general',
  name: 'Everybody',
  languages: [],
  guests: true,
  readOnly: false,
  longest: 20,
  slowSeconds: 0,
  mentions: 0,
};

/** Rooms of a chat with a test's overrides, for a member with a nickname. */
export const chatRooms = (
  given: Partial<CallTypes['chatRooms']['value']> = {},
): CallTypes['chatRooms']['value'] => ({
  rooms: [chatRoom],
  history: 50,
  emoji: ['👍', '🎉'],
  shares: false,
  own: { by: 'hla', name: 'Hla' },
  ...given,
});
