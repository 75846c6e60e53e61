import { calls, type CallId } from '#contract/generated/calls.ts';
import type { Call } from './call.ts';

type RouteModule = { route?: Call };

// A module whose folder is a noun and whose name is the call: schemas/calls/<call>.schema.json + <noun>/<call>.ts is a call.
const modules = import.meta.glob<RouteModule>(
  ['./*/*.ts', '!./*/*.test.ts', '!./migrations/*.ts', '!./testing/*.ts'],
  { eager: true },
);

/** The calls this gateway answers, by id. */
export const routes: ReadonlyMap<CallId, Call> = new Map(
  Object.values(modules).flatMap(({ route }) => (route ? [[route.id, route] as const] : [])),
);

/** Calls that have a schema and no route module; a test holds it empty. */
export const unanswered: readonly CallId[] = (Object.keys(calls) as CallId[]).filter((id) => !routes.has(id));
