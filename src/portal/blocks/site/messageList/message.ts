import type { CallValue } from '#portal/gateway/call-types.ts';

/** A message as the member reads it. */
export type Message = CallValue<'messageList'>['messages'][number];
