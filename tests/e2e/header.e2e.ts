import type { Page } from '@playwright/test';
import { combinations } from '#run-size';
import { rollBack, signIn } from './support/admin.ts';
import { logIn } from './support/member.ts';
import { demoPassword } from './support/server.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak } from './support/words.ts';

const desktop = { '==': [{ var: 'viewer.width' }, 'desktop'] };
const onPhones = { '==': [{ var: 'viewer.width' }, 'phone'] };
const entry = (label: string, when: object) => ({ label, action: { do: 'navigate', to: '/help' }, when });

/** Aurora's frame with the logo in the middle, the menu on desktops only, and a button that phones alone have. */
const header = {
  props: { variant: 'centered' },
  slots: {
    start: {
      order: ['navigation', 'help'],
      items: {
        logo: null,
        navigation: { type: 'navigation', props: { menu: 'main', variant: 'bar' }, when: desktop },
        help: {
          type: 'actionButton',
          props: { label: 'menu.help', size: 'small', action: { do: 'navigate', to: '/help' } },
          when: onPhones,
        },
      },
    },
    center: { order: ['logo'], items: { navigation: null, logo: { type: 'brandLogo' } } },
  },
};

/** Pixels of the logo off the middle, of the page out of the window and of the session bar over the logo; lines of its buttons. */
const places = (page: Page): Promise<{ off: number; out: number; over: number; lines: number }> =>
  page.evaluate(() => {
    const logo = document.querySelector('.lv-header-center .lv-brand-logo')?.getBoundingClientRect();
    const { clientWidth, scrollWidth } = document.documentElement;
    const middle = logo ? logo.left + logo.width / 2 : Number.NaN;
    const session = document.querySelector('.lv-session')?.getBoundingClientRect();
    const labels = [...document.querySelectorAll('.lv-session > .lv-button > .lv-button-label')];
    return {
      off: Math.abs(Math.round(middle - clientWidth / 2)),
      out: scrollWidth - clientWidth,
      over: logo && session ? Math.max(0, Math.round(logo.right - session.left)) : Number.NaN,
      lines: Math.max(1, ...labels.map((label) => Math.round(label.getBoundingClientRect().height / 17))),
    };
  });

test(
  'a header has its logo in the middle on every width, and other blocks on phones than on desktops',
  { tag: '@full' },
  async ({ page, server }) => {
    const operator = await signIn(server.origin);
    await operator.saveDraft('aurora', 'screen/frame-full', {
      kind: 'screen',
      id: 'frame-full',
      body: { items: { header } },
    });
    await operator.saveDraft('aurora', 'menu/main', {
      kind: 'menu',
      id: 'main',
      order: ['home', 'now', 'over', 'rng'],
      items: {
        now: entry('menu.help', { '>': [{ var: 'time.now' }, 202601010000] }),
        over: entry('help.terms.title', { '<': [{ var: 'time.now' }, 202001010000] }),
      },
    });
    const { status, body } = await operator.publish('aurora', 'The logo in the middle');
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('version')]);
    try {
      await speak(page);
      await page.goto(`${server.portal('aurora')}/promotions`);
      const look = async (): Promise<void> => {
        for (const width of [320, 390, 768, 900, 1024, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await expect
            .poll(() => places(page), { message: `at ${width} px` })
            .toEqual({ off: 0, out: 0, over: 0, lines: 1 });
        }
      };
      const banner = page.getByRole('banner');
      await look();
      const links = banner.getByRole('navigation').getByRole('link');
      await expect(links.filter({ hasText: 'Help' })).toHaveCount(1);
      await expect(links.filter({ hasText: 'Terms' })).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(banner.getByRole('navigation')).toHaveCount(0);
      await expect(banner.getByRole('link', { name: 'Help' })).toBeVisible();

      await page.goto(`${server.portal('aurora')}/login`);
      await page.locator('dialog[open] [name="username"]').fill('demo');
      await page.locator('dialog[open] [name="password"]').fill(demoPassword);
      await page.locator('dialog[open] form button[type="submit"]').click();
      await expect(banner.getByRole('button', { name: /demo/u })).toBeVisible();
      await look();
    } finally {
      await rollBack(operator, 'aurora');
    }
  },
);

test('no header is wider than the narrowest phone, for visitors and for members, in every language', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const brand of ['aurora', 'padauk']) {
    const portal = server.portal(brand);
    const look = async (languages: readonly string[]): Promise<void> => {
      for (const language of languages) {
        await page.context().addCookies([{ name: 'livery_language', value: language, url: portal }]);
        await page.goto(`${portal}/help`);
        await isTakenOver(page);
        await expect(page.locator('.lv-session')).toBeVisible();
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const row = document.querySelector('.lv-header-row')?.getBoundingClientRect();
                const buttons = [...document.querySelectorAll('.lv-header-end :is(button, a)')]
                  .map((button) => button.getBoundingClientRect())
                  .filter(({ width }) => width > 0);
                // The code of a currency may give way, figures never do.
                const money = [...document.querySelectorAll('.lv-session-balance-amount > bdi')];
                const whole = money.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
                return (
                  whole && buttons.every(({ right }) => right <= (row?.right ?? 0)) && buttons.length > 3
                );
              }),
            { message: `${brand} in ${language}` },
          )
          .toBe(true);
      }
    };
    // Every pair of brand, language and reader.
    const [some, others] = brand === 'aurora' ? [['en', 'zh-CN'], ['my']] : [['my'], ['en', 'zh-CN']];
    await look(combinations(some, others));
    await logIn(page, server, 'demo', { brand });
    await look(combinations(others, some));
  }
});

test(
  'a header that folds its navigation away fits a phone, in the longest language too',
  { tag: '@full' },
  async ({ page, server }) => {
    for (const brand of ['aurora', 'padauk'])
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${server.portal(brand)}/vnlottery`);
        await expect(page.locator('.lv-header-fold')).toBeVisible({ visible: width > 359 });
        await expect
          .poll(() => places(page), { message: `${brand} at ${width} px` })
          .toMatchObject({ out: 0 });
      }
  },
);
