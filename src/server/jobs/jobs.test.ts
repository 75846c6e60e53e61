import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { createJobs, type Jobs, type Queue } from './jobs.ts';
import { every } from './schedules.ts';

type Letter = { to: string };

describe.each(bothDatabases)('jobs on %s', (kind) => {
  let database: TestDatabase;
  const running: Jobs[] = [];
  let tests = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(() => {
    tests += 1;
  });
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop();
  });
  afterAll(() => database.close());

  /** A process with one queue, which is of this test only; `sent` is what its jobs did. */
  async function open(
    handle: (letter: Letter) => Promise<void>,
    {
      clock = () => new Date(),
      errors = [] as unknown[],
      ...queue
    }: Partial<Queue<Letter>> & {
      clock?: () => Date;
      errors?: unknown[];
    } = {},
  ) {
    const jobs = createJobs({ db: database.db, clock, onError: (error) => errors.push(error), pollMs: 20 });
    const letters: Queue<Letter> = { name: `letters-${tests}`, retryAfter: 0, ...queue, handle };
    jobs.define(letters);
    await jobs.start();
    running.push(jobs);
    return { jobs, letters };
  }

  it('does each once, whichever process takes it', async () => {
    const sent: string[] = [];
    const handle = (letter: Letter): Promise<void> => Promise.resolve(void sent.push(letter.to));
    const { jobs, letters } = await open(handle);
    await open(handle);
    const all = Array.from({ length: 20 }, (_, index) => `player ${index}`);
    for (const to of all) await jobs.send(database.db, letters, { to });
    await expect.poll(() => sent.length).toBe(20);
    expect(sent.toSorted()).toEqual(all.toSorted());
  });

  it('adds a job with the transaction that sends it, and not without', async () => {
    const sent: string[] = [];
    const { jobs, letters } = await open((letter) => Promise.resolve(void sent.push(letter.to)));
    const undone = database.db.transaction().execute(async (trx) => {
      await jobs.send(trx, letters, { to: 'nobody' });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await database.db.transaction().execute((trx) => jobs.send(trx, letters, { to: 'may' }));
    await expect.poll(() => sent).toEqual(['may']);
  });

  it('tries again what throws', async () => {
    const errors: unknown[] = [];
    let tries = 0;
    const { jobs, letters } = await open(
      () => {
        tries += 1;
        return tries < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      },
      { errors },
    );
    await jobs.send(database.db, letters, { to: 'may' });
    await expect.poll(() => tries).toBe(3);
    expect(errors).toHaveLength(2);
  });

  it('waits for the time of the clock, and keeps one job of a key', async () => {
    const sent: string[] = [];
    // The clock of this server is an hour behind: "in 300 ms" is that all the same.
    const clock = (): Date => new Date(Date.now() - 3_600_000);
    const { jobs, letters } = await open((letter) => Promise.resolve(void sent.push(letter.to)), { clock });
    const at = new Date(clock().getTime() + 300);
    const before = Date.now();
    await jobs.send(database.db, letters, { to: 'may' }, { at, key: 'may' });
    await jobs.send(database.db, letters, { to: 'may' }, { at, key: 'may' });
    await jobs.send(database.db, letters, { to: 'nobody' }, { at: new Date(clock().getTime() + 3_600_000) });
    await expect.poll(() => sent).toEqual(['may']);
    expect(Date.now() - before).toBeGreaterThanOrEqual(280);
  });

  describe('schedules', () => {
    /** A process with one schedule, every 50 ms, whose runs are counted. */
    async function openSchedule(work: () => Promise<void>, first?: () => Promise<Date>) {
      const errors: unknown[] = [];
      const jobs = createJobs({
        db: database.db,
        clock: () => new Date(),
        onError: (error) => errors.push(error),
        pollMs: 20,
      });
      const schedule = { name: `tidy-${tests}`, next: every(50), handle: work };
      jobs.schedule(first ? { ...schedule, first } : schedule);
      await jobs.start();
      running.push(jobs);
      return { jobs, errors };
    }
    const waiting = async (): Promise<number> =>
      (
        await sql<{ count: number }>`select count(*)::int as count from livery_jobs.job
          where name = 'schedules' and singleton_key = ${`tidy-${tests}`} and state = 'created'`.execute(
          database.db,
        )
      ).rows[0]?.count ?? 0;

    it('run again and again, with one run that waits for all processes', async () => {
      let runs = 0;
      const counts: number[] = [];
      const work = async (): Promise<void> => {
        runs += 1;
        counts.push(await waiting());
      };
      await openSchedule(work);
      await openSchedule(work);
      await expect.poll(() => runs).toBeGreaterThan(3);
      expect(Math.max(...counts)).toBe(1);
    });

    it('go on after a run that fails', async () => {
      let runs = 0;
      const { errors } = await openSchedule(() => {
        runs += 1;
        return runs === 1 ? Promise.reject(new Error('not now')) : Promise.resolve();
      });
      await expect.poll(() => runs).toBeGreaterThan(2);
      expect(errors).toContainEqual(expect.objectContaining({ cause: new Error('not now') }));
    });

    it('begin at the first time that they name, and keep a run that waits through a restart', async () => {
      const later = new Date(Date.now() + 3_600_000);
      const { jobs, errors } = await openSchedule(
        () => Promise.reject(new Error('early')),
        () => Promise.resolve(later),
      );
      await jobs.stop();
      running.splice(0);
      let runs = 0;
      await openSchedule(() => Promise.resolve(void (runs += 1)));
      await sql`update livery_jobs.job set start_after = now() where singleton_key = ${`tidy-${tests}`}`.execute(
        database.db,
      );
      await expect.poll(() => runs).toBeGreaterThan(0);
      expect(errors.map(String).join()).not.toContain('early');
    });
  });

  it('polls one look after the other, also after one that fails, until it is stopped', async () => {
    const errors: unknown[] = [];
    const jobs = createJobs({
      db: database.db,
      clock: () => new Date(),
      onError: (error) => errors.push(error),
    });
    let looks = 0;
    let open = 0;
    const atOnce: number[] = [];
    let given: AbortSignal | undefined;
    jobs.poll({
      name: 'draws',
      everyMs: 1,
      async look(signal) {
        given = signal;
        looks += 1;
        open += 1;
        atOnce.push(open);
        await sql`select 1`.execute(database.db);
        open -= 1;
        if (looks === 1) throw new Error('not now');
      },
    });
    await jobs.start();
    await expect.poll(() => looks).toBeGreaterThan(3);
    await jobs.stop();
    const before = looks;
    expect(errors).toContainEqual(new Error('not now'));
    expect(Math.max(...atOnce)).toBe(1);
    expect(given?.aborted).toBe(true);
    await sql`select 1`.execute(database.db);
    expect(looks).toBe(before);
  });

  it('keeps what is due while no process runs', async () => {
    const { jobs, letters } = await open(() => Promise.reject(new Error('away')));
    await jobs.send(database.db, letters, { to: 'may' }, { at: new Date(Date.now() + 100) });
    await jobs.stop();
    running.splice(0);
    const sent: string[] = [];
    await open((letter) => Promise.resolve(void sent.push(letter.to)));
    await expect.poll(() => sent).toEqual(['may']);
  });
});
