import pg from 'pg';
import { orUnavailable } from './unavailable.ts';

const named = /^\/\* prepared (\w+) \*\/ /u;

/**
 * A statement that a connection prepares at its first use and then only runs: for the few that are asked so often that reading and
 * planning them would be much of their time. The text may not change under the name.
 */
export const prepared = (name: string, text: string): string => `/* prepared ${name} */ ${text}`;

type Query = (this: pg.Client, ...given: unknown[]) => unknown;
const query = pg.Client.prototype.query as Query;

/** A connection that knows the statements of `prepared` by their names, and whose loss is a `DatabaseUnavailable`. */
export class PreparingClient extends pg.Client {}
(PreparingClient.prototype as { query: Query }).query = function (text, values, ...rest) {
  const name = typeof text === 'string' ? named.exec(text)?.[1] : undefined;
  const answer =
    name === undefined
      ? query.call(this, text, values, ...rest)
      : query.call(this, { name, text, values }, ...rest);
  return answer instanceof Promise ? orUnavailable(answer) : answer;
};

/** Makes the loss of a connection fail its statements only, not the process. */
export function outliveConnections(pool: pg.Pool): void {
  // An idle connection that the server ends must not end this process; the pool makes a new one.
  pool.on('error', () => undefined);
  // Nor one that is lost while it is in use, between two statements: the next of them fails and tells of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
}
