import { randomBytes } from 'node:crypto';
import type { Command, Terminal } from './command.ts';
import { databaseOptions, onDatabase } from './on-database.ts';
import { readArgs } from './read-args.ts';

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArgs(args, databaseOptions, command.usage, terminal);
  if (!read) return 2;
  if (read.positionals.length !== 1 || read.positionals[0] !== 'rotate') {
    terminal.error(`livery ${command.usage}`);
    return 2;
  }
  return onDatabase(read.values, terminal, async (db) => {
    const { databaseKeys } = await import('#server/crypto/keys.ts');
    const kid = await databaseKeys(db, () => new Date(), randomBytes).rotate();
    terminal.out(
      `Bodies are encrypted for the new key ${kid}; those for the keys before are read for a day.`,
    );
    return 0;
  });
}

/** `livery keys rotate`: makes a new key for encrypted bodies on the database of running servers. */
export const command: Command = {
  usage: 'keys rotate [--database-url <url> | --data-dir <folder>]',
  summary: 'makes a new key for encrypted bodies, and retires those before',
  run,
};
