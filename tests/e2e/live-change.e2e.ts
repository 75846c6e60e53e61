import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

/** Marks the document of a page; a page that is loaded anew has lost the mark. */
const mark = (page: Page): Promise<string> => page.evaluate(() => (document.body.dataset['since'] = 'start'));
const markOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.body.dataset['since']);

test('a published change reaches open pages, keeps what is typed and is rolled back [ENG-06]', async ({
  server,
  browser,
}) => {
  const operator = await signIn(server.origin);
  const context = await browser.newContext();
  const [reader, typist] = [await context.newPage(), await context.newPage()];
  for (const page of [reader, typist]) await speak(page);
  await reader.goto(`${server.portal('aurora')}/index`);
  await typist.goto(`${server.portal('aurora')}/register`);

  const form = typist.getByRole('dialog');
  const username = form.locator('input[name="username"]');
  await username.fill('halfway1');
  const password = form.locator('input[name="password"]');
  await password.pressSequentially('Secret');
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await expect(form.locator('input[name="email"]')).toHaveCount(0);
  await expect(form.locator('input[name="affiliateCode"]')).not.toHaveAttribute('aria-required', 'true');

  const { body: before } = await operator.send('GET', '/packs/aurora/versions');
  const rules = await operator.layer('aurora', 'rules/register');
  const texts = await operator.layer('aurora', 'texts/en');
  const formLayer = await operator.layer('aurora', 'form/register');
  await operator.saveDraft('aurora', 'rules/register', {
    ...rules,
    fields: {
      ...(rules['fields'] as object),
      affiliateCode: { enabled: true, required: true },
      email: { enabled: true, required: true },
    },
  });
  await operator.saveDraft('aurora', 'form/register', {
    ...formLayer,
    groups: {
      ...(formLayer['groups'] as object),
      account: {
        order: [
          'username',
          'password',
          'verifyPwd',
          'mobileNum',
          'verificationCode',
          'paymentPassword',
          'email',
          'affiliateCode',
        ],
      },
    },
  });
  await operator.saveDraft('aurora', 'texts/en', {
    ...texts,
    texts: { ...(texts['texts'] as object), 'menu.promotions': 'Gifts tonight' },
  });

  const loads: string[] = [];
  for (const page of [reader, typist]) {
    await mark(page);
    page.on('framenavigated', (frame) => loads.push(frame.url()));
  }
  const published = await operator.publish('aurora', 'Ask for an e-mail address');
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  // The delay is measured by `npm run bench:publish`; here nobody touches the pages.
  await expect(reader.getByText('Gifts tonight').first()).toBeVisible();
  await expect(form.locator('input[name="email"]')).toHaveAttribute('aria-required', 'true');
  await expect(form.locator('input[name="affiliateCode"]')).toHaveAttribute('aria-required', 'true');
  await expect(username).toHaveValue('halfway1');
  await expect(password).toHaveValue('Secret');
  await expect(password).toBeFocused();
  expect(await password.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await typist.keyboard.type('!');
  await expect(password).toHaveValue('Se!cret');

  const version = (before as { versions: { version: number }[] }).versions[0]?.version;
  const rolledBack = await operator.send('POST', '/packs/aurora/rollback', { version });
  expect(rolledBack.status, JSON.stringify(rolledBack.body)).toBe(200);
  await expect(form.locator('input[name="email"]')).toHaveCount(0);
  await expect(reader.getByText('Gifts tonight')).toHaveCount(0);
  await expect(reader.getByRole('link', { name: say('menu.promotions') }).first()).toBeVisible();
  await expect(username).toHaveValue('halfway1');
  await expect(password).toHaveValue('Se!cret');
  await expect(password).toBeFocused();
  expect([await markOf(reader), await markOf(typist)]).toEqual(['start', 'start']);
  expect(loads).toEqual([]);
});

test(
  'a broken document is refused with its place, and pages stay as they are [ENG-10]',
  { tag: '@full' },
  async ({ server, page }) => {
    const operator = await signIn(server.origin);
    await speak(page);
    await page.goto(`${server.portal('aurora')}/index`);
    const heading = page.getByRole('link', { name: say('menu.promotions') }).first();
    await expect(heading).toBeVisible();
    const pointer = async () => (await fetch(`${server.origin}/config/v1/brands/aurora/pointer`)).json();
    const before = await pointer();

    const menu = await operator.layer('aurora', 'menu/main');
    await operator.saveDraft('aurora', 'menu/main', {
      ...menu,
      order: ['home', 'promotions', 'nowhere'],
    });
    const refused = await operator.publish('aurora', 'Broken');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'INVALID_DOCUMENTS' });
    const problems = refused.body['problems'] as {
      file: string;
      line: number;
      pointer: string;
      message: string;
      fix: string;
    }[];
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: expect.stringContaining('menu/main.json'),
          pointer: '/order/2',
          message: expect.stringContaining('nowhere'),
        }),
      ]),
    );
    expect(await pointer()).toEqual(before);
    await expect(heading).toBeVisible();
    await operator.send('DELETE', '/packs/aurora/drafts');
  },
);
