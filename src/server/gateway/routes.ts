import type { CallId } from '#contract/generated/calls.ts';
import type { Call } from '../calls/call.ts';

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
