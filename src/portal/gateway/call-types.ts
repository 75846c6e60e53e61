import type { CallId, CallTypes } from '#contract/generated/calls.ts';

export type { CallId };

/** Query and body of a call, as its schema says; both absent where it has none. */
export type CallRequest<Id extends CallId> = Omit<CallTypes[Id], 'value'>;

/** The value a call answers with. */
export type CallValue<Id extends CallId> = CallTypes[Id]['value'];
