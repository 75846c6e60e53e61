import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page, type Response } from '@playwright/test';
import { transformSync } from 'esbuild';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { typedBounds, typedField } from '../fields.ts';
import type { KeyTimes } from './in-page.ts';

/** A form to measure: its name in the table, and the address of its page without `?n=`. */
export type Contender = { id: string; address: string };

/** CPU time of the page's main thread in ms: everything, and script alone. */
type Cpu = { task: number; script: number };

type Typed = { focused: boolean; keys: KeyTimes[]; cpu: Cpu; leave: Cpu };

/** A cold page with the form announced and not yet drawn. */
export type FormSession = {
  page: Page;
  cdp: CDPSession;
  /** Uncaught errors of the page. */
  faults: string[];
  mount(): Promise<{ ms: number; controls: number; cpu: Cpu }>;
  /** Bytes of JavaScript objects after two forced collections. */
  heap(): Promise<number>;
  /** Types the 20 keys into the middle of the form, then leaves the field with Tab. */
  type(): Promise<Typed>;
  /** Clicks the button of the empty form. */
  submit(): Promise<{ ms: number; messages: number; cpu: Cpu }>;
  close(): Promise<void>;
};

const keys = [...'abcdefghijklmnopqrst'];

/** True if the field must show a message with `length` typed characters. */
export const isWrong = (length: number): boolean => length < typedBounds.min || length > typedBounds.max;

const { code: probe } = transformSync(readFileSync(join(import.meta.dirname, 'in-page.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
  target: 'es2022',
});

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({ args: [...browserArgs], ...(executablePath && { executablePath }) });
};

const pageAddress = ({ address }: Contender, count: number): string => {
  const url = new URL(address);
  url.searchParams.set('n', String(count));
  return url.href;
};

const minus = (after: Cpu, before: Cpu): Cpu => ({
  task: after.task - before.task,
  script: after.script - before.script,
});

/** Opens the contender's page with `count` fields in a fresh context, its processor slowed down `rate` times. */
export async function openForm(
  browser: Browser,
  contender: Contender,
  count: number,
  rate = 1,
): Promise<FormSession> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(probe);
  const cdp = await context.newCDPSession(page);
  // Counted in time of the page's main thread, so that what else runs on the machine hardly matters.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(pageAddress(contender, count), { waitUntil: 'load' });
  await page.evaluate(() => window.formProbe.announced);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });

  const cpu = async (): Promise<Cpu> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const ms = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
  };
  const quiet = (): Promise<void> => page.evaluate(() => window.formProbe.quiet());
  const during = async <Result extends object>(
    step: () => Promise<Result>,
  ): Promise<Result & { cpu: Cpu }> => {
    await quiet();
    const before = await cpu();
    const result = await step();
    await quiet();
    return { ...result, cpu: minus(await cpu(), before) };
  };

  return {
    page,
    cdp,
    faults,
    mount: () => during(() => page.evaluate((wanted) => window.formProbe.mount(wanted), count)),
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    },
    type: async () => {
      const plan = keys.map((_, index) => isWrong(index + 1));
      const focused = await page.evaluate(([name, wrong]) => window.formProbe.enter(name, wrong), [
        typedField(count),
        plan,
      ] as const satisfies [string, boolean[]]);
      await quiet();
      const times: KeyTimes[] = [];
      const start = await cpu();
      for (const letter of keys) {
        const code = { key: letter, code: `Key${letter.toUpperCase()}` };
        const virtualKey = { windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0) };
        await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...code, ...virtualKey });
        await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code, ...virtualKey });
        times.push(await page.evaluate(() => window.formProbe.key()));
        await sleep(30);
      }
      // Deferred work of the form counts as caused by its keys.
      await sleep(600);
      const typed = await cpu();
      const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...tab });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab });
      await sleep(300);
      return { focused, keys: times, cpu: minus(typed, start), leave: minus(await cpu(), typed) };
    },
    submit: async () => {
      const { x, y } = await page.evaluate((wanted) => window.formProbe.armSubmit(wanted), count);
      return during(async () => {
        const click = { x, y, button: 'left', clickCount: 1 } as const;
        await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click });
        await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click });
        return page.evaluate(() => window.formProbe.allMessages());
      });
    },
    close: () => context.close(),
  };
}

/** Bytes of every script the page asks for until its form is drawn, compressed with gzip -9. */
export async function weighScripts(browser: Browser, contender: Contender, count: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(probe);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(pageAddress(contender, count), { waitUntil: 'load' });
  await page.evaluate(
    (wanted) => window.formProbe.announced.then(() => window.formProbe.mount(wanted)),
    count,
  );
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  await context.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
