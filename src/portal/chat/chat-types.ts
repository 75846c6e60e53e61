import type { CallValue } from '../gateway/call-types.ts';

export type ChatLine = CallValue<'chatMessages'>['messages'][number];
export type Chat = CallValue<'chatRooms'>;
export type ChatRoomEntry = Chat['rooms'][number];
export type Muted = NonNullable<NonNullable<Chat['own']>['muted']>;
