import { sql, type Kysely, type Transaction } from 'kysely';

/**
 * Limits of a connection to PostgreSQL in milliseconds. The connection URL may set others
 * (`?statement_timeout=…&idle_in_transaction_session_timeout=…`).
 */
export const timeLimits = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** Longest wait for a connection to PostgreSQL in milliseconds. */
export const connectionTimeoutMillis = 5000;

/** TCP keep-alive: silence after which the system probes the other side. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Lifts the limits for the rest of a transaction: for work that is known to take long, such as proving a ledger. */
export async function liftTimeLimits<Tables>(trx: Transaction<Tables>): Promise<void> {
  for (const limit of Object.keys(timeLimits)) await sql`set local ${sql.raw(limit)} = 0`.execute(trx);
}

/** Does work on one connection without the limits, which it gets back afterwards. */
export const withoutTimeLimits = <Tables, Result>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (connection) => {
    for (const limit of Object.keys(timeLimits)) await sql`set ${sql.raw(limit)} = 0`.execute(connection);
    try {
      return await work(connection);
    } finally {
      for (const limit of Object.keys(timeLimits)) await sql`reset ${sql.raw(limit)}`.execute(connection);
    }
  });
