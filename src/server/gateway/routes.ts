import type { CallId } from '#contract/generated/calls.ts';
import type { Call } from '#server/calls/call.ts';

type RouteModule = { route?: Call };

// A call is a schema in the folder of its feature below schemas/calls, and a file of its name in calls/ of that feature.
const modules = import.meta.glob<RouteModule>(['../*/calls/*.ts', '!../**/*.test.ts'], {
  eager: true,
});

/** The calls this gateway answers, by id. */
export const callRoutes: ReadonlyMap<CallId, Call> = new Map(
  Object.values(modules).flatMap(({ route }) => (route ? [[route.id, route] as const] : [])),
);
