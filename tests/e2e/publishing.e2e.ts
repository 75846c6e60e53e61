import type { Browser, Locator, Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { may, twoOperators, type TwoOperators } from './support/two-operators.ts';

// A server of its own: it changes who has to approve what.
let operators: TwoOperators;

test.beforeAll(async () => {
  operators = await twoOperators();
});
test.afterAll(() => operators?.server.stop());

/** Drafts the words under the name of a brand. */
async function draftTagline(words: string): Promise<void> {
  const layer = await operators.admin.layer('aurora', 'texts/my');
  await operators.admin.saveDraft('aurora', 'texts/my', {
    ...layer,
    texts: { ...(layer['texts'] as object), 'brand.tagline': words },
  });
}

/** The words under the brand's name in the bundle that a page was served with. */
const taglineOf = async (page: Page): Promise<string | undefined> => {
  const boot = JSON.parse((await page.locator('#livery-boot').textContent()) ?? '{}') as {
    texts: { texts: Record<string, string> };
  };
  return boot.texts.texts['brand.tagline'];
};

const publishDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Publish…' }).click();
  return page.getByRole('dialog');
};

test('a change of a form goes live after a second person has approved it, and not before @full', async ({
  browser,
}) => {
  const brand = await operators.admin.layer('aurora', 'brand/main');
  await operators.admin.saveDraft('aurora', 'brand/main', { ...brand, publishing: { approvals: 1 } });
  expect((await operators.admin.publish('aurora', 'Two people from now on')).status).toBe(200);
  await draftTagline('Approved by two');

  const author = await operators.consoleAs(browser, 'admin', '/aurora/forms/register');
  const longest = author.getByLabel('Longest Username, in characters');
  await longest.fill('13');
  await longest.press('Enter');
  await expect(author.getByText('Draft saved')).toBeVisible();
  const dialog = await publishDialog(author);
  await expect(dialog.getByText(/asks for approval first/)).toBeVisible();
  expect(await axe(author)).toEqual([]);
  await dialog.getByLabel('Title').fill('New words');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  const own = author.getByRole('listitem', { name: /New words/ });
  await expect(own).toContainText('Waiting for approval');
  await expect(own).toContainText('somebody else has to approve it');
  await expect(own.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  expect(await axe(author)).toEqual([]);

  const other = await operators.consoleAs(browser, 'may', '/aurora/releases');
  const card = other.getByRole('listitem', { name: /New words/ });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByRole('dialog')).toContainText('Approved by two');
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await card.getByRole('button', { name: 'Publish now' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(other.getByRole('heading', { name: /Version \d+ is live/ })).toBeVisible();

  const portal = await (await browser.newContext()).newPage();
  await portal.goto(operators.server.portal('aurora'));
  expect(await taglineOf(portal)).toBe('Approved by two');
  // The gateway answers by the same rule.
  const rules = await portal.evaluate(async () => {
    const headers = { 'x-gateway-version': '3', 'x-module-id': 'portal' };
    return (await fetch('/wps/system/setting/register', { headers })).text();
  });
  expect(rules).toContain('"maxLength":13');
});

test('a planned release goes live by itself @full', async ({ browser }) => {
  await withoutApproval();
  await draftTagline('By the clock');
  const page = await operators.consoleAs(browser, 'admin', '/aurora/releases');
  const dialog = await publishDialog(page);
  await dialog.getByRole('radio', { name: 'Keep as a release' }).check();
  await dialog.getByLabel('Title').fill('On time');
  await dialog.getByRole('button', { name: 'Keep as a release' }).click();
  const card = page.getByRole('listitem', { name: /On time/ });
  await expect(card.getByRole('button', { name: 'Plan a time…' })).toBeVisible();
  // The console plans by the minute; who waits for it here, for the next moment that is still to come when the server hears of it.
  const { releases } = (await operators.admin.get('/packs/aurora/releases')) as {
    releases: { id: number; title: string; contents: string }[];
  };
  const release = releases.find(({ title }) => title === 'On time');
  const plan = (ahead: number) =>
    operators.admin.send('PUT', `/packs/aurora/releases/${release?.id}/plan`, {
      contents: release?.contents,
      dueAt: new Date(Date.now() + ahead).toISOString(),
    });
  let planned = await plan(500);
  for (let ahead = 1000; planned.body['code'] === 'TIME_PASSED'; ahead *= 2) planned = await plan(ahead);
  expect(planned.status).toBe(200);
  await expect(card).toContainText('Published');
  const portal = await (await browser.newContext()).newPage();
  await portal.goto(operators.server.portal('aurora'));
  expect(await taglineOf(portal)).toBe('By the clock');
});

test('a rollout holds on fresh pages, is stopped for everyone, and an old version comes back in one click @full', async ({
  browser,
}) => {
  // A dozen first visits, each of a browser of its own.
  test.setTimeout(180_000);
  await withoutApproval();
  await draftTagline('For some');
  const before = await taglineNow(browser, 99);
  const page = await operators.consoleAs(browser, 'admin', '/aurora/live');
  const dialog = await publishDialog(page);
  await dialog.getByRole('button', { name: 'For' }).click();
  await page.getByRole('option', { name: /^10 % of visitors first/ }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('10 % of the visitors of Aurora have it').first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect([await taglineNow(browser, 9), await taglineNow(browser, 10)]).toEqual(['For some', before]);
  await page.getByRole('button', { name: 'Widen to 25 %' }).click();
  await expect(page.getByText('25 % of the visitors of Aurora have it').first()).toBeVisible();
  expect([await taglineNow(browser, 24), await taglineNow(browser, 25)]).toEqual(['For some', before]);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Version \d+ is live/ })).toBeVisible();
  expect([await taglineNow(browser, 9), await taglineNow(browser, 10)]).toEqual([before, before]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByRole('link', { name: /Compare with live/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Compare versions' })).toBeVisible();
  await expect(page.locator('.op-changes')).toContainText('For some');
  // JSON is shown to whoever asks for it.
  await page.getByText('As JSON').first().click();
  await expect(page.locator('.json-merge').first()).toContainText('For some');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to history' }).click();
  await page
    .getByRole('button', { name: /Roll back to this/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Roll back now' }).click();
  await expect(page.getByRole('heading', { name: /Version \d+ is live/ })).toBeVisible();
  expect(await taglineNow(browser, 99)).toBe('For some');
});

test('a block that is switched off is gone from an open page at once, and comes back', async ({
  browser,
  expected,
}) => {
  expected.console(/^\[livery\] BLOCK_SWITCHED_OFF: Block "heroCarousel"/u);
  const portal = await (await browser.newContext()).newPage();
  await portal.goto(operators.server.portal('aurora'));
  const carousel = portal.locator('.lv-hero-stage');
  await expect(carousel.first()).toBeAttached();
  const page = await operators.consoleAs(browser, 'may', '/aurora/live');
  await page.getByLabel('Search by name').fill('heroCarousel');
  const toggle = page.getByRole('switch', { name: 'Show Hero carousel' });
  await toggle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(carousel).toHaveCount(0);
  await expect(page.getByText(/switched off by may/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await toggle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  await expect(carousel.first()).toBeAttached();
});

/** The words under the brand's name as a fresh visitor with this bucket gets them. */
async function taglineNow(browser: Browser, bucket: number): Promise<string | undefined> {
  const context = await browser.newContext();
  await context.addCookies([
    { name: 'livery_bucket', value: String(bucket), url: operators.server.portal('aurora') },
  ]);
  const page = await context.newPage();
  await page.goto(operators.server.portal('aurora'));
  const words = await taglineOf(page);
  await context.close();
  return words;
}

/** Ends what the first test asked for, which needs a second person itself. */
async function withoutApproval(): Promise<void> {
  const brand = await operators.admin.layer('aurora', 'brand/main');
  if (!('publishing' in brand)) return;
  const { publishing, ...rest } = brand;
  expect(publishing).toEqual({ approvals: 1 });
  const { revision } = await operators.admin.saveDraft('aurora', 'brand/main', rest);
  const documents = { 'brand/main': revision };
  const made = await operators.admin.send('POST', '/packs/aurora/releases', {
    title: 'One person is enough',
    documents,
    request: true,
  });
  const { id, contents } = made.body as { id: number; contents: string };
  const other = await signIn(operators.server.origin, may);
  expect((await other.send('POST', `/packs/aurora/releases/${id}/approval`, { contents })).status).toBe(200);
  expect((await other.send('POST', `/packs/aurora/releases/${id}/publish`, { contents })).status).toBe(200);
}
