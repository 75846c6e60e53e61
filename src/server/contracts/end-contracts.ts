import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { countsUntil, sideOf, type Changer, type Contract } from './contracts.ts';
import type { ContractEnding, ContractState } from './tables.ts';
import { tellSides } from './tell-sides.ts';

type Ending = {
  brand: LiveBrand;
  state: Extract<ContractState, 'TERMINATED' | 'EXPIRED'>;
  by: Changer;
  why: ContractEnding;
  reason?: string | undefined;
  now: Date;
};

/** Ends active contracts and tells their members; answers them as they are then. */
export async function endContracts(
  trx: Trx,
  contracts: readonly Contract[],
  { brand, state, by, why, reason, now }: Ending,
): Promise<Contract[]> {
  const ended: Contract[] = [];
  for (const contract of contracts) {
    const row = await trx
      .updateTable('contracts')
      .set({
        state,
        ended_at: now,
        ended_by: by.account,
        ended_for: why,
        ended_side: sideOf(by, contract),
        reason: reason ?? null,
        counts_until: countsUntil(brand, contract, now),
      })
      .where('brand', '=', brand.brand)
      .where('id', '=', contract.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // One that another takes the place of: its members know from that one.
    if (why !== 'REPLACED') await tellSides(trx, row, { topic: 'contractEnded', by, now });
    ended.push(row);
  }
  return ended;
}
