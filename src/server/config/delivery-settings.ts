import { record } from './audit.ts';
import type { ConfigContext } from './context.ts';
import { lockPublishing } from './publish.ts';
import { refuse, type Refusal } from './refusal.ts';
import { tellPointer } from './store/pointer-told.ts';

export type DeliverySettings = {
  /** Percentage of pages that follow the pointer from now on; the next publish is for all pages again. */
  rollout?: number | undefined;
  /** Types of blocks that no page shows, until another list is given. */
  kill?: readonly string[] | undefined;
};

/** Moves a brand's pointer to the same bundle with other delivery settings, as a new seq. */
export const setDelivery = (
  { db, clock }: ConfigContext,
  { brand, author, ...settings }: DeliverySettings & { brand: string; author: string },
): Promise<{ seq: number; rollout: number; kill: readonly string[] } | Refusal> =>
  db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    const before = await trx
      .selectFrom('config_pointers')
      .selectAll()
      .where('brand', '=', brand)
      .executeTakeFirst();
    if (!before) return refuse('UNKNOWN_BRAND');
    const rollout = settings.rollout ?? before.rollout;
    const kill = settings.kill ?? before.kill;
    const row = {
      ...before,
      seq: before.seq + 1,
      packs: JSON.stringify(before.packs),
      rollout,
      kill: JSON.stringify(kill),
      at: clock(),
    };
    await trx.updateTable('config_pointers').set(row).where('brand', '=', brand).execute();
    await trx.insertInto('config_pointer_history').values(row).execute();
    await record(trx, clock, {
      account: author,
      action: 'brand.delivery',
      pack: brand,
      target: `seq ${row.seq}`,
      details: { rollout, kill },
    });
    await tellPointer(trx, { brand, seq: row.seq, hash: row.hash, rollout, kill: [...kill] }, before.hash);
    return { seq: row.seq, rollout, kill };
  });
