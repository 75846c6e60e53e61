import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

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
      /** Writes what was measured as JSON, too. */
      out: { type: 'string' },
    },
  });
  return {
    seconds: Number(values.seconds),
    clients: Number(values.clients),
    members: Number(values.members),
    out: values.out,
  };
};

export type LoadOptions = ReturnType<typeof readOptions>;
