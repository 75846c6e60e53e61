import type { Page } from '@playwright/test';
import { rollBack, signIn, type Operator } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { signInByPage } from './support/console.ts';
import { fillOn, newPerson, openRegistration } from './support/registration.ts';
import { type RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { languagesOf, speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

const clubCode = { label: 'club.code', input: 'text', help: 'club.code.help', searchable: true };
const newsletter = { label: 'club.newsletter', input: 'checkbox' };
const words = {
  'club.code': 'Club code',
  'club.code.help': 'On the back of your card',
  'club.newsletter': 'Send me the newsletter',
};

/** Adds to what a layer says of some properties; collections are merged by name, as layers are. */
const added = (layer: Record<string, unknown>, more: Record<string, object>): Record<string, unknown> => ({
  ...layer,
  ...Object.fromEntries(
    Object.entries(more).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : { ...(layer[name] as object | undefined), ...value },
    ]),
  ),
});

/** Has aurora ask for a club code and a newsletter, and lets members change the code beside their nickname. */
async function askForClubCode(operator: Operator): Promise<void> {
  const save = async (document: string, more: Record<string, object>): Promise<void> => {
    const [kind, id] = document.split('/');
    const layer = { kind, id, ...(await operator.layer('aurora', document)) };
    await operator.saveDraft('aurora', document, added(layer, more));
  };
  await save('form/register', {
    order: ['account', 'club', 'confirm'],
    groups: { club: { order: ['clubCode', 'newsletter'] } },
    fields: { clubCode, newsletter },
  });
  await save('rules/register', {
    fields: { clubCode: { enabled: true, required: true, minLength: 4, maxLength: 8, patternId: 'digits' } },
  });
  await save('form/nickname', {
    groups: { all: { order: ['nickname', 'clubCode'] } },
    fields: { clubCode: { ...clubCode, rule: { rules: 'register', field: 'clubCode' } } },
  });
  for (const language of languagesOf('aurora')) await save(`texts/${language}`, { texts: words });
  const { status, body } = await operator.publish('aurora', 'Ask for a club code');
  expect(JSON.stringify(body)).toContain('"version"');
  expect(status).toBe(200);
}

async function openMembers(page: Page, server: RunningServer): Promise<void> {
  await signInByPage(page, server, '/aurora/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
}

test("what a player enters in a field of the operator's own is kept, shown, changed, and found by operators @full", async ({
  page,
  server,
  browser,
  expected,
}) => {
  expected.answer(/\/config\/v1\/admin\/session$/u, 401);
  test.slow();
  const operator = await signIn(server.origin);
  await askForClubCode(operator);
  try {
    await speak(page);
    const person = { ...newPerson(), clubCode: '471108' };
    const dialog = await openRegistration(page, server, 'aurora');
    await fillOn(page, person, say('form.next'));
    await dialog.locator('form button[type="submit"]').last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const menu = page.getByRole('banner').getByRole('button', { name: new RegExp(say('session.menu'), 'u') });
    await menu.click();
    await page
      .getByRole('link', { name: say('menu.securityCenter'), exact: true })
      .last()
      .click();
    const centre = page.getByRole('dialog', { name: say('modal.member-centre.title') });
    const code = centre.locator('.lv-profile-facts > div').filter({ hasText: 'Club code' });
    await expect(code.getByRole('definition')).toHaveText('471108');

    await centre
      .getByRole('listitem')
      .filter({ hasText: say('field.nickname') })
      .getByRole('button', { name: say('security.action.change') })
      .click();
    const form = page.locator('dialog[open] form').last();
    await expect(form.locator('[name="clubCode"]')).toHaveValue('471108');
    await form.locator('[name="clubCode"]').fill('471109');
    await form.locator('button[type="submit"]').click();
    await expect(code.getByRole('definition')).toHaveText('471109');

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const desk = await context.newPage();
    await openMembers(desk, server);
    await desk.getByRole('searchbox', { name: 'Search members' }).fill('4711');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('row')).toHaveCount(2);
    await expect(desk.getByRole('cell', { name: '471109' })).toBeVisible();
    expect(await axe(desk)).toEqual([]);
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('link', { name: person.username }).click();
    const own = desk.getByRole('region', { name: 'Fields of your own' });
    await expect(own.getByRole('definition')).toHaveText(['471109', 'Yes']);
    expect(await axe(desk)).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const saved = desk.waitForEvent('download');
    await desk.getByRole('link', { name: 'All members' }).click();
    await desk.getByRole('link', { name: 'Export all as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^members-aurora-.*\.csv$/u);
  } finally {
    await rollBack(operator, 'aurora');
  }
});
