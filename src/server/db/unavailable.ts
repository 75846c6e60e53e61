import { sqlState, sqlStateOf } from './sql-state.ts';

/** The database gave no answer: it cannot be reached, its connection was lost, or all connections are in use for too long. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Seconds after which a caller who was told that the database is unavailable may come again. */
export const retryAfterSeconds = 2;

/** True for a fault that the server itself has sent: it answers. */
export const isFromServer = (fault: unknown): boolean => sqlStateOf(fault) !== undefined;

/** Translates a fault of the driver; errors sent by the database stay unchanged. */
export function asUnavailable(fault: unknown): unknown {
  if (isFromServer(fault) || fault instanceof DatabaseUnavailable) return fault;
  const message = fault instanceof Error ? fault.message : String(fault);
  return new DatabaseUnavailable(`The database does not answer: ${message}`, { cause: fault });
}

/** The answer of the driver, with its faults translated by `asUnavailable`. */
export const orUnavailable = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((fault: unknown) => {
    throw asUnavailable(fault);
  });

/**
 * Classes of SQLSTATE that pass without a change of the request: connections (08), resources such as a full disk (53), a server that
 * is shutting down or starting (57P), the system below it (58).
 */
const passingClass = /^(?:08|53|57P|58)/u;
/** Faults of other classes that pass: a read-only standby after a failover, and the limits of time. */
const passing: ReadonlySet<string> = new Set([
  sqlState.readOnlyTransaction,
  sqlState.idleInTransactionTimeout,
  sqlState.queryCanceled,
  sqlState.lockNotAvailable,
]);

/** True for a fault after which the same request can succeed later: it is answered with 503 and `Retry-After`. */
export function isUnavailable(fault: unknown): boolean {
  const state = sqlStateOf(fault);
  return state === undefined
    ? fault instanceof DatabaseUnavailable
    : passingClass.test(state) || passing.has(state);
}
