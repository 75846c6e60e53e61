import { sqlState, sqlStateOf } from '#server/db/sql-state.ts';
import type { Db } from '#server/db/types.ts';
import { createBatches } from './batches.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { performTogether, type OperationRequest, type OperationOutcome } from './operations.ts';

/**
 * Longest wait of an operation for its turn and a connection, before any query. With the 1.5 s that the database gives it
 * (`sql/vendor_end.sql`) it ends within 2.5 s.
 */
export const vendorPatienceMs = 900;

/** Most operations in a statement: they wait for each other's locks, and end together. */
const most = 16;

/** Result of an operation, as far as known. */
type Performed =
  | { known: true; outcome: OperationOutcome }
  /** The connection broke: it may have been performed. A repeat with the same id tells. */
  | { known: false; fault: unknown };

/** Performs one operation. `report` hears of faults that should not be. */
export type Perform = (asked: OperationRequest, report: (fault: unknown) => void) => Promise<Performed>;

/** Faults of the server after which nothing of the statement is left (its classes end connections, and may come after a commit). */
const undone = (fault: unknown): boolean => {
  const state = sqlStateOf(fault);
  return state !== undefined && !/^(?:08|57P|XX)/u.test(state);
};

/** Faults that another try does away with. */
const passing: ReadonlySet<string | undefined> = new Set([
  sqlState.lockNotAvailable,
  sqlState.queryCanceled,
  sqlState.deadlockDetected,
  sqlState.serializationFailure,
  sqlState.tooManyConnections,
  // A race of equal ids.
  sqlState.uniqueViolation,
]);

const temporary: Performed = {
  known: true,
  outcome: { code: 'TEMPORARY_ERROR', balance: null, member: null },
};

/** A balance or a sum of a round would be larger than the database can hold, whenever it is asked again. */
const refused: Performed = {
  known: true,
  outcome: { code: 'LIMIT_REACHED', balance: null, member: null },
};

/**
 * Runs the operations of one process: those on one player one after the other, simultaneous ones of different players in
 * one statement (docs/decisions/0015).
 * @param places the number of connections used at the same time
 */
export function createPerform(db: Db, places: number): Perform {
  const queue = createKeyedQueue();
  const batches = createBatches<OperationRequest, OperationOutcome>({
    places,
    most,
    undone,
    work: (asked, leftMs) => soon(db, leftMs, (connection) => performTogether(connection, asked)),
  });
  return async (asked, report) => {
    const { brand, vendor, request } = asked;
    const begun = performance.now();
    const work = () => batches.run(asked, vendorPatienceMs - (performance.now() - begun));
    try {
      const outcome =
        request.operation === 'balance'
          ? await work()
          : await queue.run(`${brand.brand} ${vendor.vassalage} ${request.player}`, vendorPatienceMs, work);
      return outcome === undefined ? temporary : { known: true, outcome };
    } catch (fault) {
      if (!undone(fault)) return { known: false, fault };
      if (sqlStateOf(fault) === sqlState.numericValueOutOfRange) return refused;
      if (!passing.has(sqlStateOf(fault))) report(fault);
      return temporary;
    }
  };
}

/** Runs work on a connection, unless none is free in time: then it never runs, and the answer is undefined. */
function soon<Result>(
  db: Db,
  waitMs: number,
  work: (connection: Db) => Promise<Result>,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    let given = true;
    let begun = false;
    const timer = setTimeout(() => {
      given = begun;
      if (!begun) resolve(undefined);
    }, waitMs);
    db.connection()
      .execute(async (connection) => {
        begun = true;
        clearTimeout(timer);
        return given ? work(connection) : undefined;
      })
      .then(resolve, (fault: unknown) => {
        clearTimeout(timer);
        // Without a connection nothing was asked.
        if (begun) reject(fault instanceof Error ? fault : new Error(String(fault)));
        else resolve(undefined);
      });
  });
}
