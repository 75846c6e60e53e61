import { logIn } from './support/member.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

test('a panel is opened by its address, loaded anew, gone back from and closed, on a phone', async ({
  page,
  server,
}) => {
  await speak(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, server, 'demo');
  const centre = page.getByRole('dialog', { name: say('modal.member-centre.title') });
  const title = (panel: string) =>
    centre.getByRole('heading', { name: say(`panel.${panel}.title`), exact: true });

  const answer = await page.goto(`${server.portal('aurora')}/member/deposit`);
  expect(answer?.status()).toBe(200);
  await expect(title('depositv2')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${say('panel.depositv2.title')}`, 'u'));
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/u);

  await page.goto(`${server.portal('aurora')}/help`);
  const below = page.locator('main h1', { hasText: say('page.help.title') });
  await expect(below).toBeVisible();
  await page.locator('a[href="/member/account"]:visible').click();
  await expect(title('securityCenter')).toBeVisible();
  await centre.getByRole('link', { name: say('menu.withdraw'), exact: true }).click();
  await expect(page).toHaveURL(/\/member\/withdraw$/u);
  // The history entry knows the page below once the panel is on show.
  await expect(title('withdraw')).toBeVisible();
  await page.reload();
  await expect(title('withdraw')).toBeVisible();
  await expect(below).toBeAttached();
  await expect(page.locator('.lv-skeleton')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await expect(title('securityCenter')).toBeVisible();
  await page.goForward();
  await expect(title('withdraw')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/u);
  await expect(below).toBeVisible();
});
