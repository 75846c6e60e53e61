import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/types.ts';
import type { Gauge } from './gauge.ts';

/** State of the database as this process sees it: whether it answers, connections, jobs that wait. */
export const databaseGauges = ({
  db,
  isSilent,
  poolState,
}: Pick<OpenDatabase, 'db' | 'isSilent' | 'poolState'>): Gauge[] => [
  {
    name: 'livery_database_answers',
    help: '1 while the database answers, 0 while it is silent.',
    read: () => Promise.resolve([{ value: isSilent() ? 0 : 1 }]),
  },
  {
    name: 'livery_database_connections',
    help: 'Connections of this process that are busy or idle, and work that waits for one.',
    labels: ['state'],
    read: () =>
      Promise.resolve(Object.entries(poolState()).map(([state, value]) => ({ labels: { state }, value }))),
  },
  {
    name: 'livery_jobs',
    help: 'Jobs that wait, wait for another try, run, or have failed for good, of all processes.',
    labels: ['queue', 'state'],
    read: async () => {
      const { rows } = await sql<{ queue: string; state: string; count: string }>`
        select name as queue, state::text, count(*) from livery_jobs.job
        where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db);
      return rows.map(({ queue, state, count }) => ({ labels: { queue, state }, value: Number(count) }));
    },
  },
];
