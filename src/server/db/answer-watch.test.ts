import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerWatch, type AnswerWatch } from './answer-watch.ts';
import { DatabaseUnavailable } from './unavailable.ts';

describe('the watch over the answers of a database', () => {
  let watch: AnswerWatch;
  /** Behaviour of the database towards queries. */
  let mood: 'answers' | 'is silent' | 'refuses';
  let open: ((fault: Error) => void)[];
  const silences = vi.fn<() => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    silences.mockReset();
    mood = 'answers';
    open = [];
    watch = createAnswerWatch({
      ask: () => {
        if (mood === 'answers') return Promise.resolve();
        if (mood === 'refuses') return Promise.reject(new Error('connect ECONNREFUSED'));
        return new Promise((_resolve, reject) => open.push(reject));
      },
      giveUp: () => open.splice(0).forEach((fail) => fail(new Error('Connection terminated'))),
      onSilence: silences,
    });
    watch.begin();
  });
  afterEach(() => {
    watch.end();
    vi.useRealTimers();
  });

  const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
  const ignore = (): void => undefined;
  const never = (): Promise<never> => new Promise(() => undefined);

  it('lets everything pass while answers come', async () => {
    await pass(10_000);
    expect(watch.isSilent()).toBe(false);
    expect(await watch.unlessSilent(() => Promise.resolve(1), ignore)).toBe(1);
    expect(silences).not.toHaveBeenCalled();
  });

  it('fails what waits 1.8 s after the last answer at the latest, and what comes then at once', async () => {
    await pass(5000);
    mood = 'is silent';
    const waiting = watch.unlessSilent(never, ignore).catch((fault: unknown) => fault);
    await pass(1800);
    expect(await waiting).toBeInstanceOf(DatabaseUnavailable);
    expect(silences).toHaveBeenCalledOnce();
    const asked = vi.fn<() => Promise<never>>(never);
    await expect(watch.unlessSilent(asked, ignore)).rejects.toThrow(DatabaseUnavailable);
    expect(asked).not.toHaveBeenCalled();
  });

  it('takes a database that refuses every question for silent too', async () => {
    mood = 'refuses';
    await pass(1800);
    expect(watch.isSilent()).toBe(true);
  });

  it('waits for a slow statement as long as anything is heard on another connection', async () => {
    mood = 'is silent';
    for (let heard = 0; heard < 20; heard += 1) {
      await pass(500);
      watch.heard();
    }
    expect(watch.isSilent()).toBe(false);
  });

  it('goes on asking, and lets requests pass with the first answer', async () => {
    mood = 'is silent';
    await pass(10_000);
    mood = 'answers';
    await pass(1800);
    expect(watch.isSilent()).toBe(false);
    mood = 'is silent';
    await pass(1800);
    expect(silences).toHaveBeenCalledTimes(2);
  });

  it('does not blame the database for a time in which this process stood still', async () => {
    mood = 'is silent';
    await pass(300);
    // Nothing ran meanwhile: the next look comes late, before the answer that lies there is read.
    vi.setSystemTime(Date.now() + 60_000);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    await pass(300);
    expect(watch.isSilent()).toBe(false);
  });

  it('gives back what comes too late', async () => {
    mood = 'is silent';
    let come = (_connection: string): void => undefined;
    const discard = vi.fn<(late: string) => void>();
    const waiting = watch
      .unlessSilent(() => new Promise<string>((resolve) => (come = resolve)), discard)
      .catch((fault: unknown) => fault);
    await pass(1800);
    expect(await waiting).toBeInstanceOf(DatabaseUnavailable);
    come('a connection');
    await pass(0);
    expect(discard).toHaveBeenCalledWith('a connection');
  });
});
