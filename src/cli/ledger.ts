import { databaseCommand } from './database-command.ts';

/** `livery ledger verify`: exit code 0 when the ledger holds, 1 when it does not, 2 when it could not be looked at. */
export const command = databaseCommand({
  words: 'ledger verify',
  summary: 'proves that every movement sums to zero and every balance is the sum of its postings',
  async work(db, terminal) {
    const { verifyLedger } = await import('#server/ledger/verify.ts');
    const { findings, transactions, postings } = await verifyLedger(db);
    for (const { rule, where, message } of findings) terminal.error(`${rule}: ${where}: ${message}`);
    const looked = `${transactions} transactions, ${postings} postings`;
    terminal.out(
      findings.length === 0 ? `The ledger holds: ${looked}.` : `${findings.length} findings in ${looked}.`,
    );
    return findings.length === 0 ? 0 : 1;
  },
});
