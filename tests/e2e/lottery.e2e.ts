import type { Locator, Page } from '@playwright/test';
import { logIn } from './support/member.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const ofAurora = wordsOf('aurora');
const say = ofAurora;

/** Adds what is chosen to the slip, places it, and reads what the answer says. */
async function place(page: Page, say = ofAurora): Promise<Locator> {
  await page
    .getByRole('button', { name: say('lottery.add'), exact: true })
    .last()
    .click();
  const slip = page.getByRole('complementary', { name: say('lottery.slip') });
  await slip.getByRole('button', { name: say('lottery.place') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('lottery.confirm.send') }).click();
  await expect(dialog.getByRole('heading', { name: say('lottery.placed.title') })).toBeVisible();
  return dialog;
}

test('a player bets on a draw of every minute and on Vietnam, and sees the first settle [OFF-07] [OFF-08]', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await speak(page);
  await logIn(page, server, 'demo');

  // Big and small together: one of them wins whatever the dice show.
  await page.goto(`${server.portal('aurora')}/lottery?gameCode=dice-tumble&playType=sum-sides`);
  await expect(page.getByRole('heading', { level: 1, name: 'K3 Tumble' })).toBeVisible();
  // Of presses before that, the last one is kept.
  await isTakenOver(page);
  await page.getByRole('button', { name: new RegExp(`^${say('lottery.choice.big')} ×`, 'u') }).click();
  await page.getByRole('button', { name: new RegExp(`^${say('lottery.choice.small')} ×`, 'u') }).click();
  const dice = await place(page);
  await dice.getByRole('button', { name: say('lottery.view.bets') }).click();
  const bets = page.getByRole('list', { name: say('lottery.view.bets') });
  await expect(bets.getByRole('listitem').first()).toContainText(say('lottery.status.OPEN'));
  // The page itself hears of the result: no reload.
  await expect(bets.getByText(say('lottery.status.WON')).first()).toBeVisible({ timeout: 150_000 });

  await page.goto(`${server.portal('aurora')}/vnlottery?gameCode=mien-bac&playType=lo2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Miền Bắc' })).toBeVisible();
  await page.getByLabel(say('lottery.numbers.type')).fill('07 45');
  await page.keyboard.press('Enter');
  const vietnam = await place(page);
  await vietnam.getByRole('button', { name: say('lottery.view.bets') }).click();
  await expect(bets.getByRole('listitem').first()).toContainText('07 45');
});

test(
  'a player of Padauk bets on 2D, and sees what the number has left',
  { tag: '@full' },
  async ({ page, server }) => {
    test.setTimeout(120_000);
    const ofPadauk = wordsOf('padauk');
    await speak(page);
    await logIn(page, server, 'demo', { brand: 'padauk' });

    await page.goto(`${server.portal('padauk')}/lottery`);
    await page.getByRole('link', { name: /^2D/u }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '2D' })).toBeVisible();
    await isTakenOver(page);
    await page.getByRole('button', { name: '07', exact: true }).click();
    const dialog = await place(page, ofPadauk);
    await dialog.getByRole('button', { name: ofPadauk('lottery.placed.more') }).click();
    await page.getByRole('button', { name: /^07 .*999,900/u }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^07 .*999,900/u })).toBeVisible();
  },
);

test('chosen numbers wait through Back and a reload', { tag: '@full' }, async ({ page, server }) => {
  await speak(page);
  const room = `${server.portal('aurora')}/lottery?gameCode=five-star&playType=dragon-tiger-1v2`;
  const dragon = page.getByRole('button', { name: new RegExp(`^${say('lottery.choice.dragon')} ×`, 'u') });
  await page.goto(`${server.portal('aurora')}/promotions`);
  await page.goto(room);
  await isTakenOver(page);
  await dragon.click();
  await expect(dragon).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goForward();
  await isTakenOver(page);
  await expect(dragon).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(dragon).toHaveAttribute('aria-pressed', 'true');
});

test(
  'on a phone the numbers stand on the first screen of each kind of lottery',
  { tag: '@full' },
  async ({ page, server }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await speak(page);
    await logIn(page, server, 'demo');
    const rooms = [
      ['aurora', '/lottery?gameCode=five-star', '.lv-choices button'],
      ['aurora', '/lottery?gameCode=dice-tumble', '.lv-choices button'],
      ['aurora', '/elott?gameCode=tick-seven', '.lv-choices button'],
      ['aurora', '/vnlottery?gameCode=mien-bac', '.lv-number-grid button'],
      ['padauk', '/lottery?gameCode=two-digit', '.lv-number-grid button'],
    ] as const;
    for (const [brand, address, cell] of rooms) {
      // A visitor's page, which the server draws: in the language whose formats differ most between server and browsers.
      await speak(page, brand === 'padauk' ? 'my' : 'en');
      await page.goto(`${server.portal(brand)}${address}`);
      const first = page.locator(cell).first();
      await expect(first).toBeVisible();
      await expect
        .poll(async () => {
          const number = await first.boundingBox();
          const bar = await page.locator('.lv-bet-bar').boundingBox();
          return (number?.y ?? 844) + (number?.height ?? 0) < (bar?.y ?? 0);
        }, `first number of ${address}`)
        .toBe(true);
    }
  },
);

test(
  'the digits of a place stand in one line at a desk, beside the slip and the bar of ways to support',
  { tag: '@full' },
  async ({ page, server }) => {
    for (const language of ['en', 'my']) {
      await speak(page, language);
      await page.goto(`${server.portal('aurora')}/lottery?gameCode=five-star`);
      const row = page.locator('.lv-choices').first();
      await expect(row.getByRole('button')).toHaveCount(10);
      for (const width of [1024, 1200, 1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = () =>
          row
            .getByRole('button')
            .evaluateAll(
              (cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().top))).size,
            );
        await expect.poll(lines, `${language} at ${width} px`).toBe(1);
      }
    }
  },
);
