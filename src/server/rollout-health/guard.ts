import { sql } from 'kysely';
import { record } from '#server/audit/audit.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { RolloutNotices } from '#server/notices/rollout-notices.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { rolloutsOf } from '#server/publishing/rollouts.ts';
import { stopRollout } from '#server/publishing/stop-rollout.ts';
import { forgetHealth, healthOf, underRollout, type RolloutHealth, type Under } from './health.ts';
import { isWorse } from './verdict.ts';

/** Author of what the guard does, in history and audit log. */
const guardAccount = 'rollout-guard';

const lookMs = 15_000;

type Guarding = {
  context: ConfigContext;
  brands: Pick<LiveBrands, 'live' | 'refresh'>;
  notices: RolloutNotices;
};

async function judgeRollout({ context, brands, notices }: Guarding, under: Under): Promise<void> {
  const { db, clock } = context;
  const live = await brands.live(under.brand);
  const guard = live && documentOf(live, 'brand')?.publishing?.rolloutGuard;
  const health = await healthOf(db, under);
  if (!isWorse(health, guard)) return;
  const [found] = await rolloutsOf(db, [under.brand]);
  for (const { pack, version } of found?.packs ?? []) {
    // What was live before was allowed to be: nobody's rights are asked.
    const stopped = await stopRollout(context, { pack, author: guardAccount, judge: () => undefined });
    // Somebody else ended it meanwhile.
    if (stopped instanceof Refusal) continue;
    await record(db, clock, {
      account: guardAccount,
      action: 'rollout.stopped',
      pack,
      target: `version ${version}`,
      details: { brand: under.brand, ...health },
    });
    notices.stopped({ brand: under.brand, pack, version, ...health });
  }
  brands.refresh();
}

/** Stops the rollouts whose pages break more often than the others. */
async function guardRollouts(guarding: Guarding): Promise<void> {
  const under = await underRollout(guarding.context.db);
  await forgetHealth(guarding.context.db, under);
  for (const one of under) await judgeRollout(guarding, one);
}

export const startRolloutGuard = (guarding: Guarding, jobs: Jobs): void =>
  jobs.poll({ name: 'rollout-guard', everyMs: lookMs, look: () => guardRollouts(guarding) });

const weekMs = 7 * 24 * 3_600_000;

type Stop = { at: Date; pack: string; target: string } & RolloutHealth;

/** The last rollout of a pack, or of one that it extends, that the guard stopped within a week; null without one. */
export async function lastStop({ db, clock }: ConfigContext, pack: string): Promise<Stop | null> {
  const row = await db
    .selectFrom('config_audit')
    .select(['at', 'pack', 'target', 'details'])
    .where((where) =>
      where.or([where('pack', '=', pack), where(sql<string>`details ->> 'brand'`, '=', pack)]),
    )
    // The area has an index: consoles ask every half minute, and rollouts are few among what is recorded.
    .where(sql<string>`split_part(action, '.', 1)`, '=', 'rollout')
    .where('action', '=', 'rollout.stopped')
    .where('at', '>', new Date(clock().getTime() - weekMs))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { rollout, rest } = row.details as RolloutHealth;
  return { at: row.at, pack: row.pack ?? pack, target: row.target ?? '', rollout, rest };
}
