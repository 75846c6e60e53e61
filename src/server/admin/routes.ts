import type { AdminCallId } from '#contract/generated/admin-calls.ts';
import type { AdminCall } from '#server/operators/admin-call.ts';

type CallsModule = { calls?: readonly AdminCall[] };

// A call is a schema of schemas/admin and an entry of `calls` in a file of the folder admin/ of its feature.
const modules = import.meta.glob<CallsModule>(['../*/admin/*.ts', '!../**/*.test.ts'], { eager: true });

/** The administration calls, by id. */
export const adminRoutes: ReadonlyMap<AdminCallId, AdminCall> = new Map(
  Object.values(modules).flatMap(({ calls = [] }) => calls.map((call) => [call.id, call] as const)),
);
