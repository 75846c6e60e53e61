import { afterAll, describe, expect, it } from 'vitest';
import type * as tasks from './testing/tasks.ts';
import { threadFile } from './thread-file.ts';
import { createThreadPool, ThreadTimeout } from './thread-pool.ts';

describe('a thread', () => {
  const pool = createThreadPool<typeof tasks>(
    threadFile(new URL('testing/tasks.ts', import.meta.url), 'none'),
    1,
  );
  afterAll(() => pool.close());
  const double = () => pool.run('double', 21, { timeLimit: 60_000 });

  it('does a task while the process does something else', async () => {
    await expect(double()).resolves.toBe(42);
  });

  it('is ended when its task takes longer than it may, and another takes its place', async () => {
    const late = pool.run('spin', undefined as never, { timeLimit: 100 });
    await expect(late).rejects.toThrow(ThreadTimeout);
    await expect(double()).resolves.toBe(42);
  });

  it('is ended a while after nobody waits for its task any more', async () => {
    const asker = new AbortController();
    const left = pool.run('spin', undefined as never, {
      timeLimit: 60_000,
      signal: asker.signal,
      patience: 10,
    });
    const next = double();
    asker.abort();
    await expect(left).rejects.toThrow('abort');
    await expect(next).resolves.toBe(42);
  });
});
