import type { Db } from '#server/db/types.ts';
import type { Gauge } from '#server/metrics/gauge.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { verifyLedger, type LedgerFinding, type Verified } from './verify.ts';

type Options = {
  db: Db;
  jobs: Jobs;
  clock: () => Date;
  report: (findings: readonly LedgerFinding[]) => void;
};

/** In the quiet of the night, UTC. */
const hour = 3;
const dayMs = 24 * 60 * 60_000;

const nextNight = (now: Date): Date => {
  const night = new Date(now);
  night.setUTCHours(hour, 30, 0, 0);
  return night > now ? night : new Date(night.getTime() + dayMs);
};

/** When the ledger was last looked at, and how much did not hold; undefined when it never was. */
const lastCheck = (db: Db): Promise<{ at: Date; findings: number } | undefined> =>
  db.selectFrom('ledger_checks').select(['at', 'findings']).executeTakeFirst();

/** Verifies the ledger now and keeps what came of it for the metrics. */
async function verifyNow({ db, clock }: Pick<Options, 'db' | 'clock'>): Promise<Verified> {
  const verified = await verifyLedger(db);
  const check = { at: clock(), findings: verified.findings.length };
  await db
    .insertInto('ledger_checks')
    .values(check)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(check))
    .execute();
  return verified;
}

/**
 * Verifies the ledger every night, and at the start if the last time is over a day ago. Findings are reported and shown in
 * the metrics.
 */
export function verifyRegularly({ db, jobs, clock, report }: Options): void {
  jobs.schedule({
    name: 'ledger-verification',
    next: nextNight,
    async first() {
      const now = clock();
      const last = await lastCheck(db);
      return last && now.getTime() - last.at.getTime() < dayMs ? nextNight(now) : now;
    },
    async handle() {
      const { findings } = await verifyNow({ db, clock });
      if (findings.length > 0) report(findings);
    },
  });
}

export const ledgerGauges = (db: Db): Gauge[] => [
  {
    name: 'livery_ledger_findings',
    help: 'What did not hold of the ledger when it was last verified; 0 is the proof.',
    read: async () => (await rowsOf(db)).map(({ findings }) => ({ value: findings })),
  },
  {
    name: 'livery_ledger_verified_seconds',
    help: 'When the ledger was last verified, seconds since 1970.',
    read: async () => (await rowsOf(db)).map(({ at }) => ({ value: Math.floor(at.getTime() / 1000) })),
  },
];

const rowsOf = async (db: Db): Promise<{ at: Date; findings: number }[]> => {
  const last = await lastCheck(db);
  return last ? [last] : [];
};
