import { sql } from 'kysely';
import type { Trx } from '#server/db/types.ts';

/**
 * Locks main and bonus purses until the transaction ends, in the order of (owner, purse) like every movement, which prevents deadlocks.
 * Called first by transactions with several movements or that read a balance. Purses without bookings are locked too.
 */
export async function lockPurses(
  trx: Trx,
  { brand, memberIds, currency }: { brand: string; memberIds: readonly string[]; currency: string },
): Promise<void> {
  const owners = [...new Set(memberIds)];
  if (owners.length === 0) return;
  await sql`
    insert into ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at)
      select ${brand}, o.owner, 'main', ${currency}, 0, 0, 0, now()
        from unnest(${owners}::text[]) o (owner) order by o.owner
      on conflict do nothing`.execute(trx);
  await sql`
    select 1 from ledger_balances
      where brand = ${brand} and owner = any (${owners}::text[]) and purse in ('bonus', 'main') and currency = ${currency} and stripe = 0
      order by owner, purse for update`.execute(trx);
}
