import { sql } from 'kysely';
import type { VendorContext } from './context.ts';

/**
 * Faults that a vendor can be set to show: lose an answer · send everything twice · roll a bet back long after it was
 * taken · report a win late · send the rollback before the bet.
 */
export const faults = ['timeout', 'duplicate', 'lateRollback', 'lateWin', 'outOfOrder'] as const;
export type Fault = (typeof faults)[number];
export type FaultSetting = {
  fault: Fault;
  /** The next so many calls. */ left: number;
  /** And so many in a hundred. */ percent: number;
};

export async function readFaults(db: VendorContext['db'], vassalage: string): Promise<FaultSetting[]> {
  const rows = await db
    .selectFrom('sandbox_vendor_faults')
    .select(['fault', 'left', 'percent'])
    .where('vassalage', '=', vassalage)
    .execute();
  return faults.map((fault) => {
    const row = rows.find((each) => each.fault === fault);
    return { fault, left: row?.left ?? 0, percent: row?.percent ?? 0 };
  });
}

export async function setFault(
  db: VendorContext['db'],
  vassalage: string,
  { fault, left, percent }: FaultSetting,
): Promise<void> {
  await db
    .insertInto('sandbox_vendor_faults')
    .values({ vassalage, fault, left, percent })
    .onConflict((conflict) => conflict.columns(['vassalage', 'fault']).doUpdateSet({ left, percent }))
    .execute();
}

/** The faults that one call has, of those that could befall it; those that are counted are used up. */
export async function faultsOf(
  { db, random }: VendorContext,
  vassalage: string,
  possible: readonly Fault[],
): Promise<Set<Fault>> {
  const rows = await readFaults(db, vassalage);
  const found = new Set<Fault>();
  for (const { fault, left, percent } of rows.filter((row) => possible.includes(row.fault))) {
    if (left > 0) {
      await db
        .updateTable('sandbox_vendor_faults')
        .set({ left: sql<number>`greatest("left" - 1, 0)` })
        .where('vassalage', '=', vassalage)
        .where('fault', '=', fault)
        .execute();
      found.add(fault);
    } else if (percent > 0 && ((random(1)[0] ?? 0) * 100) / 256 < percent) found.add(fault);
  }
  return found;
}
