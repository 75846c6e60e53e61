import { rollBack, signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';
import { speak } from './support/words.ts';

test('a new field with a rule and a step is seen in the live form, published, and met by players [ENG-06]', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openConsole(page, server, '/aurora/forms/register');
  const live = page.locator('.op-live .op-player');
  await expect(live.locator('[data-field=username] input')).toBeVisible();
  await expect(live.locator('[data-field=occupation]')).toHaveCount(0);

  const second = page.locator('.op-group').nth(1);
  const heading = (await second.getByRole('heading', { level: 2 }).innerText()).trim();
  await second.getByRole('button', { name: /^Add a field/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Which field$/ }).click();
  await page.keyboard.type('wechat');
  await page.getByRole('option').filter({ hasText: 'wechat' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(live.locator('[data-field=wechat]')).toBeVisible();

  const row = page.getByRole('row', { name: /wechat/ });
  await row.getByRole('switch', { name: /^Require/ }).click({ force: true });
  await row.getByLabel(/^Shortest/).fill('6');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Ask in steps', exact: true }).click();
  await page.getByRole('button', { name: 'Add a step', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`Step of ${heading}`) }).click();
  await page.getByRole('option', { name: /^Step 2/ }).click();
  await expect(live.getByText('Step 1 of 2')).toBeVisible();
  await expect(live.locator('[data-field=wechat]')).toBeHidden();
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Version \d+ is live/)).toBeVisible();

  const player = await page.context().newPage();
  await speak(player);
  await player.goto(`${server.portal('aurora')}/register`);
  await expect(player.getByText('Step 1 of 2')).toBeVisible();
  await expect(player.locator('[data-field=username] input')).toBeVisible();
  await rollBack(await signIn(server.origin), 'aurora');
});

test(
  'a pattern says why it refuses a value, and which fields a change of it touches',
  { tag: '@full' },
  async ({ page, server }) => {
    await openConsole(page, server, '/padauk/patterns/letterFirst');
    await page.getByLabel('Values to try').fill('player1\n1player');
    await expect(page.getByText('1 of 2 values accepted')).toBeVisible();
    await expect(page.getByText('At character 1, “1”: here it wants a letter A–Z.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Expression' }).fill('([A-Za-z]+)+[0-9]');
    await expect(page.getByText(/Dangerous, so it cannot be published/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Expression' }).fill('[A-Z][A-Za-z0-9]*');
    await expect(page.getByText(/Safe\. The server has checked/)).toBeVisible();
    await expect(page.getByText('live: accepted')).toBeVisible();
  },
);
