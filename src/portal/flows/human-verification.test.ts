import { describe, expect, it } from 'vitest';
import { createHumanVerification, type Puzzle } from './human-verification.ts';

/** A platform whose puzzles are valid for ten minutes; the solution is their number. */
function platform() {
  let now = Date.parse('2026-01-05T12:00:00Z');
  let given = 0;
  let prepared = 0;
  let asks = false;
  let fails = false;
  let slow: Promise<void> = Promise.resolve();
  const verification = createHumanVerification({
    clock: () => new Date(now),
    task: async () => {
      if (fails) throw new Error('down');
      given += 1;
      if (asks) {
        const geetest = { captchaId: `id${given}`, script: 'https://static.geetest.com/v4/gt4.js' };
        return { geetest, expiresAt: new Date(now + 10 * 60_000).toISOString() };
      }
      return {
        challenge: { signature: String(given) },
        expiresAt: new Date(now + 10 * 60_000).toISOString(),
      } as unknown as Puzzle;
    },
    geetest: async ({ captchaId }) => {
      prepared += 1;
      return async () => `asked ${captchaId}`;
    },
    solve: async ({ signature }) => {
      await slow;
      return `solved ${signature}`;
    },
  });
  return {
    ...verification,
    given: () => given,
    prepared: () => prepared,
    askPlayers: () => {
      asks = true;
    },
    wait: (minutes: number) => {
      now += minutes * 60_000;
    },
    fail: (now: boolean) => {
      fails = now;
    },
    slowDown: (until: Promise<void>) => {
      slow = until;
    },
  };
}

describe('the human verification', () => {
  it('is begun before it is needed, and not twice', async () => {
    const page = platform();
    page.prepare();
    page.prepare();
    expect(await page.take()).toBe('solved 1');
    expect(page.given()).toBe(1);
  });

  it('gives each solved puzzle once', async () => {
    const page = platform();
    expect([await page.take(), await page.take()]).toEqual(['solved 1', 'solved 2']);
  });

  it('fetches a new puzzle when the one it has has run out [VAL-08]', async () => {
    const page = platform();
    page.prepare();
    page.wait(9.5);
    expect(await page.take()).toBe('solved 1');
    page.prepare();
    await Promise.resolve();
    page.wait(10);
    expect(await page.take()).toBe('solved 3');
  });

  it('does not give an answer that took longer than the puzzle was good for', async () => {
    const page = platform();
    let wake = () => {};
    page.slowDown(new Promise<void>((resolve) => (wake = resolve)));
    const taken = page.take();
    await Promise.resolve();
    page.wait(20);
    wake();
    expect(await taken).toBe('solved 2');
  });

  it('tells that no puzzle could be had to whoever needs it, and begins anew', async () => {
    const page = platform();
    page.fail(true);
    page.prepare();
    await expect(page.take()).rejects.toThrow('down');
    page.fail(false);
    expect(await page.take()).toBe('solved 1');
  });

  it('asks the player only when the proof is needed, where the platform wants that [VAL-08]', async () => {
    const page = platform();
    page.askPlayers();
    page.prepare();
    await expect.poll(() => page.prepared()).toBe(1);
    expect(await page.take()).toBe('asked id1');
    expect(await page.take()).toBe('asked id2');
  });
});
