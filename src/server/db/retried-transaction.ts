import type { Db, Trx } from './types.ts';

/** Faults that undo a transaction and are gone when it is done again: serialization_failure and deadlock_detected. */
const passing: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const isPassing = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && passing.has(fault.code);

/**
 * Does work in a transaction, and once more when the database undid it in favour of another.
 * @param work touches nothing but the transaction: it may run twice
 * @throws what work throws, or the database's error of the second time
 */
export async function retriedTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (fault) {
    if (!isPassing(fault)) throw fault;
    return db.transaction().execute(work);
  }
}
