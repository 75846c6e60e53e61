import type { Command, Terminal } from './command.ts';
import { databaseOptions, onDatabase } from './on-database.ts';
import { readArgs } from './read-args.ts';

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArgs(args, databaseOptions, command.usage, terminal);
  if (!read) return 2;
  const { values, positionals } = read;
  if (positionals.length !== 1 || positionals[0] !== 'verify') {
    terminal.error(`livery ${command.usage}`);
    return 2;
  }
  return onDatabase(values, terminal, async (db) => {
    const { verifyLedger } = await import('#server/ledger/verify.ts');
    const { findings, transactions, postings } = await verifyLedger(db);
    for (const { rule, where, message } of findings) terminal.error(`${rule}: ${where}: ${message}`);
    const looked = `${transactions} transactions, ${postings} postings`;
    terminal.out(
      findings.length === 0 ? `The ledger holds: ${looked}.` : `${findings.length} findings in ${looked}.`,
    );
    return findings.length === 0 ? 0 : 1;
  });
}

/** `livery ledger verify`: exit code 0 when the ledger holds, 1 when it does not, 2 when it could not be looked at. */
export const command: Command = {
  usage: 'ledger verify [--database-url <url> | --data-dir <folder>]',
  summary: 'proves that every movement sums to zero and every balance is the sum of its postings',
  run,
};
