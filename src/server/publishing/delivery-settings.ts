import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { KillSwitch } from '#contract/generated/admin-types.ts';
import { record } from '#server/audit/audit.ts';
import type { Db } from '#server/db/types.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { lockPublishing } from './publish.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { tellPointer } from './pointer-told.ts';

type DeliverySettings = AdminCallTypes['deliveryEdit']['body'];

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
    if (rollout !== before.rollout && !before.before) return refuse('NO_ROLLOUT');
    if (rollout < before.rollout) return refuse('ROLLOUT_NARROWED', { rollout: before.rollout });
    const on = new Set(settings.on);
    const kill = [...new Set([...(settings.kill ?? before.kill), ...(settings.off ?? [])])].filter(
      (target) => !on.has(target),
    );
    const row = {
      ...before,
      seq: before.seq + 1,
      packs: JSON.stringify(before.packs),
      rollout,
      before: rollout < 100 && before.before ? JSON.stringify(before.before) : null,
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
      details: {
        rollout,
        kill,
        off: kill.filter((target) => !before.kill.includes(target)),
        on: before.kill.filter((target) => !kill.includes(target)),
      },
    });
    await tellPointer(trx, { brand, seq: row.seq, hash: row.hash, rollout, kill }, before.hash);
    return { seq: row.seq, rollout, kill };
  });

/** What a brand has switched off. */
export async function killSwitches(db: Db, brand: string): Promise<Sendable<KillSwitch>[]> {
  const row = await db
    .selectFrom('config_pointers')
    .select('kill')
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (!row || row.kill.length === 0) return [];
  const entries = await db
    .selectFrom('config_audit')
    .select(['at', 'account', 'details'])
    .where('pack', '=', brand)
    .where('action', '=', 'brand.delivery')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return row.kill.map((target) => {
    const entry = entries.find(({ details }) => ((details['off'] ?? []) as string[]).includes(target));
    return { target, by: entry?.account ?? null, at: entry?.at ?? null };
  });
}
