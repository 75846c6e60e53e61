import { isConflict } from './sql-state.ts';
import type { Db, Trx } from './types.ts';

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
    if (!isConflict(fault)) throw fault;
    return db.transaction().execute(work);
  }
}
