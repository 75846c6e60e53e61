import type { calls, CallId, CallTypes } from '#contract/generated/calls.ts';

export type { CallId };

/** Query and body of a call by its schema, absent if it has none. The body of an upload is the file. */
export type CallRequest<Id extends CallId> = (typeof calls)[Id] extends { upload: readonly string[] }
  ? { body: Blob } & Omit<CallTypes[Id], 'value'>
  : Omit<CallTypes[Id], 'value'>;

/** The value a call answers with. */
export type CallValue<Id extends CallId> = CallTypes[Id]['value'];
