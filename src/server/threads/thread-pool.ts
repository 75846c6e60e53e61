import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { ThreadFile } from './thread-file.ts';

// Tasks are functions of anything; each call of `run` says of what.
type Tasks = Record<string, (input: never) => unknown>;

/** A task took longer than it may, so its thread was ended. */
export class ThreadTimeout extends Error {}

/** Milliseconds that a task may go on after its caller has left: most end by then, and the thread keeps its caches. */
const usualPatience = 3000;

type RunOptions = {
  /** Milliseconds from the call, the wait for a thread included, after which the task is ended. */
  timeLimit: number;
  /** Aborted when the caller no longer waits. */
  signal?: AbortSignal | undefined;
  /** Milliseconds from then on after which the task is ended. */
  patience?: number;
  /** What of the input is handed over rather than copied. */
  transfer?: readonly Transferable[];
};

/** Threads that do what would hold up everything else in the event loop. */
export type ThreadPool<All extends Tasks> = {
  /** @throws ThreadTimeout; what the task throws */
  run<Name extends keyof All & string>(
    name: Name,
    input: Parameters<All[Name]>[0],
    options: RunOptions,
  ): Promise<Awaited<ReturnType<All[Name]>>>;
  close(): Promise<void>;
};

/**
 * Threads that start when they are first needed and stay. One that is ended, for its time or its memory, is replaced.
 * @param threads at most
 */
export function createThreadPool<All extends Tasks>(file: ThreadFile, threads: number): ThreadPool<All> {
  let pool: Piscina | undefined;
  const started = (): Piscina =>
    (pool ??= new Piscina({
      ...file,
      // With none, what waits for a thread that is ended would wait for ever.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      // Only what runs in the thread itself counts: waiting there for others is not what it is for.
      concurrentTasksPerWorker: 1,
      // Less than a hundred are in use; what needs more would take the whole process with it.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    }));
  return {
    async run(name, input, { timeLimit, signal, patience = usualPatience, transfer = [] }) {
      const end = new AbortController();
      let late = false;
      const limit = setTimeout(() => {
        late = true;
        end.abort();
      }, timeLimit);
      let leaving: NodeJS.Timeout | undefined;
      const leave = (): void => void (leaving = setTimeout(() => end.abort(), patience));
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      try {
        return (await started().run(input, {
          name,
          signal: end.signal,
          transferList: [...transfer],
        })) as never;
      } catch (error) {
        if (late) throw new ThreadTimeout(`${name} took longer than ${timeLimit} ms.`, { cause: error });
        throw error;
      } finally {
        clearTimeout(limit);
        clearTimeout(leaving);
        signal?.removeEventListener('abort', leave);
      }
    },
    close: async () => await pool?.destroy(),
  };
}
