import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db } from '#server/db/types.ts';
import { bossDatabase } from './boss-database.ts';
import { createLoops } from './loops.ts';
import { createSchedules, type JobSchedule } from './schedules.ts';

/** One kind of work that is done later, or again when it fails. */
export type Queue<Data extends object> = {
  /** Unique among queues: lower case and hyphens. */
  name: string;
  /**
   * Does the work of one job. A job runs at least once, in any process, and runs again after a throw or when its process has died: doing
   * it twice has to come to the same.
   */
  handle: (data: Data) => Promise<void>;
  /** Number of retries of a job that throws; 5 unless given. */
  retries?: number;
  /** Seconds before it is tried again, doubled each time; 5 unless given. */
  retryAfter?: number;
  /** Jobs that one process works on at the same time; 1 unless given. */
  atOnce?: number;
};

type SendOptions = {
  /** Not before this time of the server's clock; at once unless given. */
  at?: Date | undefined;
  /** While a job with this key waits in its queue, another is not added. */
  key?: string | undefined;
};

export type Jobs = {
  /** Makes a queue known; before `start`. */
  define<Data extends object>(queue: Queue<Data>): void;
  /** Makes work known that is done again and again; before `start`. What was due while no process ran is done at the start, once. */
  schedule(schedule: JobSchedule): void;
  /** Makes work known that each process looks for, one look after the other; before `start`. For rows that are due within seconds. */
  poll(poll: Poll): void;
  /** Adds a job. Inside a transaction it is there when that commits, and never when it rolls back. */
  send<Data extends object>(db: Db, queue: Queue<Data>, data: Data, options?: SendOptions): Promise<void>;
  /** Makes the tables and begins to work; the queues of all processes on the database are the same. */
  start(): Promise<void>;
  /** Ends after the jobs that are being worked on. */
  stop(): Promise<void>;
};

type Poll = {
  name: string;
  /** Milliseconds between the end of a look and the next. */
  everyMs: number;
  /** Does what is due, safely beside other processes. The signal says that this one ends. */
  look: (signal: AbortSignal) => Promise<void>;
};

type JobsOptions = {
  db: Db;
  clock: () => Date;
  /** Told what goes wrong in a queue; the job itself is tried again. */
  onError: (error: unknown, queue: string) => void;
  /** Milliseconds between two looks for jobs that are due; 1,000 unless given. */
  pollMs?: number;
};

/** Seconds after which a job whose process has died is given to another. */
const abandonedAfter = 120;
const tidyMs = 60_000;
/** Workers of a queue sleep until it has a job that is due. */
const untilWoken = 2 ** 31 - 1;
const lockKey = 4_100_002;

const bossOn = (db: Db): PgBoss =>
  new PgBoss({
    db: bossDatabase(db),
    schema: 'livery_jobs',
    // Its own timers and workers do not wait for their last statement, so a database could close under them.
    supervise: false,
    schedule: false,
  });

/** Jobs on the server's own database, through pg-boss: both databases, any number of processes, nothing lost by a restart. */
export function createJobs({ db, clock, onError, pollMs = 1000 }: JobsOptions): Jobs {
  const boss = bossOn(db);
  boss.on('error', (error) => onError(error, 'jobs'));
  const queues: Queue<never>[] = [];
  /** All schedules share a queue: each queue is a table and a worker that asks for jobs. */
  const scheduled: Queue<{ schedule: string }> = {
    name: 'schedules',
    atOnce: 2,
    handle: ({ schedule }) => schedules.run(schedule),
  };
  const schedules = createSchedules(clock, (schedule, at) =>
    send(db, scheduled, { schedule }, { at, key: schedule }),
  );
  const polls: Poll[] = [];
  const loops = createLoops(onError);

  /** Runs the next job of a queue; false if there is none. */
  async function workOne({ name, handle }: Queue<never>): Promise<boolean> {
    const [job] = (await boss.fetch<never>(name)) ?? [];
    if (!job) return false;
    try {
      await handle(job.data);
    } catch (error) {
      onError(error, name);
      await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
      return true;
    }
    await boss.complete(name, job.id);
    return true;
  }

  /** Wakes the workers of queues with a job that is due: one statement, where each worker would ask by one of its own. */
  async function wakeWorkers(): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select queue.name from unnest(${queues.map(({ name }) => name)}::text[]) as queue (name)
      where exists (
        select from livery_jobs.job
        where job.name = queue.name and state < 'active' and start_after < now()
      )`.execute(db);
    for (const { name } of rows) loops.wake(name);
  }

  const send: Jobs['send'] = async (into, { name }, data, { at, key = randomUUID() } = {}) => {
    // The database runs on its own time: what counts is how long it is until then.
    const wait = at ? Math.max(0, at.getTime() - clock().getTime()) : 0;
    const startAfter = wait > 0 ? { startAfter: new Date(Date.now() + wait) } : {};
    await boss.send(name, data, { ...startAfter, singletonKey: key, db: bossDatabase(into) });
  };

  return {
    define(queue) {
      queues.push(queue);
    },
    schedule: schedules.add,
    poll: (poll) => void polls.push(poll),
    send,
    async start() {
      queues.push(scheduled);
      await boss.start();
      await db.transaction().execute(async (trx) => {
        // Two processes that make the same queues at once would wait for each other.
        await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
        const maker = bossOn(trx);
        for (const { name, retries = 5, retryAfter = 5 } of queues) {
          const settings = { name, retryLimit: retries, retryDelay: retryAfter, retryBackoff: true };
          await maker.createQueue(name, { ...settings, policy: 'short', expireInSeconds: abandonedAfter });
        }
      });
      await schedules.begin();
      for (const queue of queues) {
        const { name, atOnce = 1 } = queue;
        for (let worker = 0; worker < atOnce; worker += 1) {
          loops.begin(name, untilWoken, () => workOne(queue));
        }
      }
      loops.begin('jobs', pollMs, () => wakeWorkers().then(() => false));
      for (const { name, everyMs, look } of polls)
        loops.begin(name, everyMs, (signal) => look(signal).then(() => false));
      loops.begin('jobs', tidyMs, () => boss.maintain().then(() => false));
    },
    async stop() {
      await loops.end();
      await boss.stop({ graceful: false });
    },
  };
}
