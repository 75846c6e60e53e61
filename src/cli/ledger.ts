import type { Command, Terminal } from './command.ts';
import { readArgs } from './read-args.ts';

type Where = { url: string | undefined; dataDir: string };

async function verify({ url, dataDir }: Where, terminal: Terminal): Promise<number> {
  const { openDatabase } = await import('#server/db/open.ts');
  const { verifyLedger } = await import('#server/ledger/verify.ts');
  let database;
  try {
    database = await openDatabase({ url, dataDir });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    terminal.error(`The database cannot be opened: ${reason}`);
    return 2;
  }
  try {
    const { findings, transactions, postings } = await verifyLedger(database.db);
    for (const { rule, where, message } of findings) terminal.error(`${rule}: ${where}: ${message}`);
    const looked = `${transactions} transactions, ${postings} postings`;
    terminal.out(
      findings.length === 0 ? `The ledger holds: ${looked}.` : `${findings.length} findings in ${looked}.`,
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = { 'database-url': { type: 'string' }, 'data-dir': { type: 'string' } } as const;
  const read = readArgs(args, options, command.usage, terminal);
  if (!read) return 2;
  const { values, positionals } = read;
  if (positionals.length !== 1 || positionals[0] !== 'verify') {
    terminal.error(`livery ${command.usage}`);
    return 2;
  }
  const dataDir = values['data-dir'];
  const where = {
    url: values['database-url'] ?? (dataDir === undefined ? terminal.env['DATABASE_URL'] : undefined),
    dataDir: dataDir ?? terminal.env['DATA_DIR'] ?? '.data',
  };
  return verify(where, terminal);
}

/** `livery ledger verify`: exit code 0 when the ledger holds, 1 when it does not, 2 when it could not be looked at. */
export const command: Command = {
  usage: 'ledger verify [--database-url <url> | --data-dir <folder>]',
  summary: 'proves that every movement sums to zero and every balance is the sum of its postings',
  run,
};
