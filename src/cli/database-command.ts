import type { Db } from '#server/db/types.ts';
import type { Command, Terminal } from './command.ts';
import { readArgs } from './read-args.ts';

type DatabaseCommand = {
  /** Name of the command, such as `ledger verify`. */
  words: string;
  summary: string;
  /** Works on the open database; the answer is the exit code. */
  work: (db: Db, terminal: Terminal) => Promise<number>;
};

const options = { 'database-url': { type: 'string' }, 'data-dir': { type: 'string' } } as const;

/** Command of two words on a database that options or the environment name; exit code 2 when it cannot be opened. */
export function databaseCommand({ words, summary, work }: DatabaseCommand): Command {
  const usage = `${words} [--database-url <url> | --data-dir <folder>]`;
  return {
    usage,
    summary,
    async run(args, terminal) {
      const read = readArgs(args, options, usage, terminal);
      if (!read) return 2;
      const { 'database-url': url, 'data-dir': dataDir } = read.values;
      if (read.positionals.length !== 1 || read.positionals[0] !== words.split(' ')[1]) {
        terminal.error(`livery ${usage}`);
        return 2;
      }
      const { openDatabase } = await import('#server/db/open.ts');
      let database;
      try {
        database = await openDatabase({
          url: url ?? (dataDir === undefined ? terminal.env['DATABASE_URL'] : undefined),
          dataDir: dataDir ?? terminal.env['DATA_DIR'] ?? '.data',
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        terminal.error(`The database cannot be opened: ${reason}`);
        return 2;
      }
      try {
        return await work(database.db, terminal);
      } finally {
        await database.close();
      }
    },
  };
}
