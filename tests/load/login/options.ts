import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

const usage = `npm run load:login -- [options]

Measures logins a second beside argon2id alone, on a server and a PostgreSQL of its own.

  --seconds <number>  of each of the three measurements (15)
  --clients <number>  logins under way at once (four for each core)
  --members <number>  who log in (500)
  --out <file>        writes what was measured as JSON, too`;

/** The command line of `npm run load:login`. */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** Seconds of each of the three measurements. */
      seconds: { type: 'string', default: '15' },
      /** Logins under way at once. */
      clients: { type: 'string', default: String(availableParallelism() * 4) },
      members: { type: 'string', default: '500' },
      /** Writes the results as JSON, too. */
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  return {
    seconds: Number(values.seconds),
    clients: Number(values.clients),
    members: Number(values.members),
    out: values.out,
  };
};
