// Counts settled bets and pays rebates until it is killed, as the jobs of a server do without a pause: rebate-process.ts <database>
import { countFigures } from '#server/agents/count.ts';
import { payRebates } from '#server/agents/pay-rebates.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { OpenDatabase } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { rebateBrand } from './rebate-brand.ts';

const [, , url = ''] = process.argv;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** The database once it answers: it may just be starting again. */
async function open(): Promise<OpenDatabase> {
  for (;;) {
    const opened = await openPostgres(url, 2).catch(() => undefined);
    if (opened) return opened;
    await pause();
  }
}

const { db } = await open();
const brand = rebateBrand();
for (;;) {
  try {
    await countFigures(db, brand);
    await payRebates(db, { brand: brand.brand, currency: moneyOf(brand).currency, at: new Date() });
  } catch {
    // The database was killed; its next connection is another.
  }
  await pause();
}
