import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';

const ids = new Map(
  (Object.entries(calls) as [CallId, CallFacts][]).map(([id, { method, path }]) => [`${method} ${path}`, id]),
);

/** The call at a method and a path, which has no query; undefined if there is none. */
export const callAt = (method: string, path: string): CallId | undefined => ids.get(`${method} ${path}`);
