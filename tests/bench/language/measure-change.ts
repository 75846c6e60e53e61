import type { Browser, Page } from '@playwright/test';
import { speak } from '../../e2e/support/words.ts';

/** A page whose language changes while something is typed into it. */
export type TypedPage = { name: string; path: string; member?: boolean; field: string; typed: string };

export const pages: readonly TypedPage[] = [
  { name: 'games', path: '/rng', field: 'main input[type="search"]', typed: 'koi' },
  { name: 'registration', path: '/register', field: 'dialog [name="username"]', typed: 'somebody7' },
  {
    name: 'lottery room',
    path: '/lottery?gameCode=dice-tumble&playType=sum-sides',
    member: true,
    field: '.lv-stepper input',
    typed: '7',
  },
];

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { data?: { url?: string; requestId?: string }; name?: string };
};

async function logIn(page: Page, origin: string, password: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('html:not([data-drawn])').waitFor({ state: 'attached' });
  const login = page.getByRole('dialog');
  await login.locator('[name="username"]').fill('demo');
  await login.locator('[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await login.waitFor({ state: 'detached' });
}

/** Runs in the page: chooses a language in the picker, and marks the first paint in it. A modal over the picker does not matter. */
async function choose(language: string): Promise<void> {
  document.querySelector<HTMLButtonElement>('button.lv-language')?.click();
  const find = (): HTMLElement | null =>
    document.querySelector(`[role="option"] [lang="${language}"], [role="option"][lang="${language}"]`);
  while (!find()) await new Promise(requestAnimationFrame);
  // Whoever chooses has seen the list: its flags and fonts have come.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const spoken = new Promise<void>((resolve) =>
    new MutationObserver(() => {
      if (document.documentElement.lang === language) resolve();
    }).observe(document.documentElement, { attributeFilter: ['lang'] }),
  );
  performance.mark('language chosen');
  // In a task of its own, so that all of it is counted.
  setTimeout(() => find()?.click());
  await spoken;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark('painted in another language');
}

/**
 * Processor time of the tasks of the page's thread to the mark, in milliseconds: from the end of the last part of a bundle, or from the
 * choice where the page has had the words already.
 */
function processorTime(events: readonly TraceEvent[]): number {
  const mark = events.find(({ name }) => name === 'painted in another language');
  if (!mark) throw new Error('The page was not painted in another language.');
  const parts = new Set(
    events
      .filter(
        ({ name, args }) => name === 'ResourceSendRequest' && args.data?.url?.includes('/config/v1/bundles/'),
      )
      .map(({ args }) => args.data?.requestId),
  );
  const words = events.findLast(
    ({ name, ts, args }) => name === 'ResourceFinish' && ts < mark.ts && parts.has(args.data?.requestId),
  );
  const chosen = events.find(({ name }) => name === 'language chosen');
  if (!chosen) throw new Error('No language was chosen.');
  const began = Math.max(words?.ts ?? 0, chosen.ts);
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts >= began && ts <= mark.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/**
 * Milliseconds of processor from the words of a language to the page's first paint in them, not slowed: the time of a clock says nothing
 * on a machine that others use.
 */
export async function measureChange(
  browser: Browser,
  origin: string,
  {
    page: kind,
    width,
    language,
    password,
  }: { page: TypedPage; width: number; language: string; password: string },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  // The compiler that runs this file names functions with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await speak(page);
  if (kind.member) await logIn(page, origin, password);
  await page.goto(origin + kind.path);
  await page.locator('html:not([data-drawn])').waitFor({ state: 'attached' });
  const field = page.locator(kind.field).first();
  await field.fill(kind.typed);
  await page.waitForTimeout(2_000);
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'blink.user_timing',
    ],
  });
  await page.evaluate(choose, language);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const left = await field.inputValue();
  await context.close();
  if (left !== kind.typed) throw new Error(`What was typed on ${kind.name} became "${left}".`);
  return processorTime(traceEvents);
}
