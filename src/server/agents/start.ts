import type { Db } from '#server/db/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import type { Gauge } from '#server/metrics/gauge.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { countFigures } from './count.ts';
import { payRebates } from './pay-rebates.ts';
import { verifyFigures, type AgentFinding } from './verify.ts';

const lookMs = 5000;
const payMs = 10 * 60_000;
const sweepMs = 60 * 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Age of what each sweep looks at again, and of what the one of the night does. */
const sweptMs = 3 * hourMs;
const sweptAtNightMs = 40 * dayMs;

/** In the quiet of the night, UTC, after the ledger. */
const nightHour = 4;

const nextNight = (now: Date): Date => {
  const night = new Date(now);
  night.setUTCHours(nightHour, 0, 0, 0);
  return night > now ? night : new Date(night.getTime() + dayMs);
};

type AgentWork = {
  db: Db;
  clock: () => Date;
  brands: Pick<LiveBrands, 'all'>;
  balanceHints: Pick<BalanceHints, 'balanceMoved'>;
  /** Told what does not hold of the figures. */
  report: (findings: readonly AgentFinding[]) => void;
};

/** Counts figures, pays rebates and proves both with the jobs of this process, beside any number of others. */
export function startAgents({ db, clock, brands, balanceHints, report }: AgentWork, jobs: Jobs): void {
  const ago = (ms: number): Date => new Date(clock().getTime() - ms);
  async function count(since?: Date, signal?: AbortSignal): Promise<void> {
    for (const brand of await brands.all()) {
      if (signal?.aborted) return;
      await countFigures(db, brand, { ...(since && { since }), ...(signal && { signal }) });
    }
  }
  jobs.poll({ name: 'agent-figures', everyMs: lookMs, look: (signal) => count(undefined, signal) });
  jobs.schedule({ name: 'agent-figures-late', next: every(sweepMs), handle: () => count(ago(sweptMs)) });
  jobs.schedule({
    name: 'agent-rebates',
    next: every(payMs),
    async handle() {
      for (const brand of await brands.all()) {
        const { currency } = moneyOf(brand);
        const paid = await payRebates(db, { brand: brand.brand, currency, at: clock() });
        for (const memberId of paid) balanceHints.balanceMoved(brand.brand, memberId);
      }
    },
  });
  jobs.schedule({
    name: 'agent-figures-proof',
    next: nextNight,
    async handle() {
      await count(ago(sweptAtNightMs));
      const findings = await verifyFigures(db, clock());
      const check = { at: clock(), findings: findings.length };
      await db
        .insertInto('agent_checks')
        .values(check)
        .onConflict((conflict) => conflict.column('only_one').doUpdateSet(check))
        .execute();
      if (findings.length > 0) report(findings);
    },
  });
}

export const agentGauges = (db: Db): Gauge[] => [
  {
    name: 'livery_agent_findings',
    help: 'What did not hold of the figures of agents when they were last proved; 0 is the proof.',
    read: async () =>
      (await db.selectFrom('agent_checks').select('findings').execute()).map(({ findings }) => ({
        value: findings,
      })),
  },
];
