/** Work that is done again and again, once for all processes on the database. */
export type JobSchedule = {
  /** Unique among schedules. */
  name: string;
  /** Time of the run after one at `now`. */
  next: (now: Date) => Date;
  /** Time of the first run, when none waits; as `next` unless given. */
  first?: () => Promise<Date>;
  /** Doing it twice, also at the same time, has to come to the same. */
  handle: () => Promise<void>;
};

/** The time of the next run of what is done in this interval. */
export const every =
  (ms: number) =>
  (now: Date): Date =>
    new Date(now.getTime() + ms);

/** The schedules of a process. `send` adds a job for a schedule's run, unless one waits already. */
export function createSchedules(clock: () => Date, send: (name: string, at: Date) => Promise<void>) {
  const schedules = new Map<string, JobSchedule>();
  return {
    add: (schedule: JobSchedule): void => void schedules.set(schedule.name, schedule),
    /** Adds the first runs. */
    async begin(): Promise<void> {
      for (const { name, first, next } of schedules.values())
        await send(name, first ? await first() : next(clock()));
    },
    /** Does what is due, after it has added the next run: one that fails does not end the row of them. */
    async run(name: string): Promise<void> {
      const schedule = schedules.get(name);
      // Of a newer version beside this one, whose process takes the next try.
      if (!schedule) throw new Error(`This process has no schedule ${name}.`);
      await send(name, schedule.next(clock()));
      await schedule.handle().catch((cause: unknown) => {
        throw new Error(`The schedule ${name} failed: ${String(cause)}`, { cause });
      });
    },
  };
}
