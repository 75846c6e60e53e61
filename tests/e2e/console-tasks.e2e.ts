import type { Browser, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { consoleOf, firstAdmin, publishNow } from './support/console.ts';
import { logIn } from './support/member.ts';
import { operatorPassword } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { twoOperators, type TwoOperators } from './support/two-operators.ts';

// A server of its own: tasks publish, one after the other, and the accounts of two operators are its own.
let operators: TwoOperators;

test.beforeAll(async () => {
  operators = await twoOperators();
});
test.afterAll(() => operators?.server.stop());

/** A page of the portal with the demo member signed in. */
async function memberOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await logIn(page, operators.server, 'demo', { brand: 'aurora' });
  return page;
}

const saved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible();

const publish = async (page: Page): Promise<void> => {
  await publishNow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
};

test(
  'what changed is read in words with its screens, one value of an earlier version is taken back, and undo outlives a reload',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await operators.consoleAs(browser, 'admin', '/aurora/menus/member');
    const deposit = page.getByRole('button', { name: 'Move Deposit up' });
    await deposit.click();
    await saved(page);
    await page.reload();
    await page.getByRole('button', { name: 'Undo: Move Deposit' }).click();
    await expect(page.getByRole('button', { name: 'Redo: Move Deposit' })).toBeEnabled();
    await page.getByRole('button', { name: 'Redo: Move Deposit' }).click();
    await page.getByRole('button', { name: 'Details of Withdraw' }).click();
    await page.getByRole('textbox', { name: 'English', exact: true }).fill('Cash out');
    await page.keyboard.press('Tab');
    await saved(page);
    await publish(page);

    await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'History' }).click();
    await page
      .getByRole('link', { name: /^Compare with live/u })
      .first()
      .click();
    const changes = page.locator('.op-changes').first();
    await expect(changes).toContainText('Deposit: moved above Wallet');
    await expect(changes).toContainText('Cash out');
    const drawn = page.getByRole('region', { name: 'Screens before and after' });
    await expect(drawn.getByRole('figure').first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await changes
      .getByRole('listitem')
      .filter({ hasText: 'moved above Wallet' })
      .getByRole('button', { name: /^As in version/u })
      .click();
    await saved(page);
    await publish(page);
    const portal = await operators.consoleAs(browser, 'admin', '/aurora/menus/member');
    const entries = portal.getByRole('button', { name: /^Details of / });
    await expect(entries.nth(1)).toHaveAccessibleName('Details of Wallet');
    await expect(portal.getByRole('button', { name: 'Details of Cash out' })).toBeVisible();
  },
);

test(
  'what another operator drafts appears in an open editor with the name, and each takes back only what is their own',
  { tag: '@full' },
  async ({ browser }) => {
    const [mine, theirs] = await Promise.all([
      operators.consoleAs(browser, 'admin', '/aurora/menus/member'),
      operators.consoleAs(browser, 'may', '/aurora/menus/member'),
    ]);
    const label = (page: Page) => page.getByRole('textbox', { name: 'English', exact: true });
    for (const page of [mine, theirs]) await page.getByRole('button', { name: 'Details of Wallet' }).click();
    await label(theirs).fill('Purse');
    await theirs.keyboard.press('Tab');
    await saved(theirs);
    await expect(label(mine)).toHaveValue('Purse');
    const news = mine.getByRole('status').filter({ hasText: 'may has just changed:' });
    await expect(news).toContainText('“Wallet” → “Purse”');
    await expect(
      mine
        .locator('[data-arrived]')
        .filter({ has: label(mine) })
        .first(),
    ).toBeVisible();
    expect(await axe(mine)).toEqual([]);
    await news.getByRole('button', { name: 'Close what others changed' }).click();
    await expect(mine.locator('[data-arrived]')).toHaveCount(0);

    await mine.goto(`${operators.server.origin}/operator/aurora/flags`);
    await mine.getByRole('switch', { name: 'Salary', exact: true }).click();
    await saved(mine);
    await mine.getByRole('button', { name: 'Discard drafts…' }).click();
    const dialog = mine.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Only those of admin' }).click();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Discard drafts' }).click();
    await expect(dialog).toBeHidden();
    await expect(mine.getByRole('switch', { name: 'Salary', exact: true })).toBeChecked();
    await expect(theirs.getByRole('button', { name: 'Details of Purse' })).toBeVisible();
    await operators.admin.send('DELETE', '/packs/aurora/drafts');
  },
);

test(
  'a condition is put together from what there is, read as a sentence and tried with members',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await operators.consoleAs(browser, 'admin', '/aurora/menus/member');
    await page.getByRole('button', { name: 'Details of Deposit' }).click();
    const shown = page.getByRole('region', { name: 'Shown when' });
    const choose = async (button: RegExp, option: RegExp): Promise<void> => {
      await shown.getByRole('button', { name: button }).click();
      await page.getByRole('option', { name: option }).first().click();
    };
    await shown.getByRole('button', { name: 'Add a rule' }).click();
    await choose(/Fact of rule 1/u, /^Language/u);
    await choose(/Comparison of rule 1/u, /^is$/u);
    await choose(/Value of rule 1/u, /^Burmese/u);
    await expect(shown).toContainText('Shown when: Language is Burmese');
    await expect(shown).toContainText('members cannot be counted: Language');
    await choose(/Fact of rule 1/u, /^Balance/u);
    await choose(/Comparison of rule 1/u, /^is more than$/u);
    await shown.getByRole('textbox', { name: 'Value of rule 1 (MMK)' }).fill('1500');
    await page.keyboard.press('Tab');
    await expect(shown).toContainText(/Shown when: Balance is more than MMK\s1,500\.00/u);
    await choose(/Fact of rule 1/u, /^Has an e-mail address/u);
    await expect(shown).toContainText('Shown when: Has an e-mail address');
    await shown.getByRole('button', { name: 'Try with members' }).click();
    await expect(shown).toContainText(/It holds for \d+ of/u);
    expect(await axe(page)).toEqual([]);
    await operators.admin.send('DELETE', '/packs/aurora/drafts');
  },
);

test(
  'an operator adds a flag for a share of browsers with two variants, and publishes it',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await operators.consoleAs(browser, 'admin', '/aurora/flags');
    await page.getByRole('button', { name: 'Add a flag' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Name/u }).fill('Bigger deposit button');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await saved(page);
    await page.getByRole('textbox', { name: /^Share of browsers/u }).fill('50');
    await page.keyboard.press('Tab');
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add a variant' }).click();
    await saved(page);
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch', { name: 'Bigger deposit button' }) });
    await line.getByRole('switch', { name: 'Bigger deposit button' }).click();
    await expect(line).toContainText('On for 50% of browsers');
    await saved(page);
    expect(await axe(page)).toEqual([]);
    await publish(page);
  },
);

test(
  'ways to pay are ordered and bounded on a page of their own, which a member meets once they are published, and a game is hidden',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await operators.consoleAs(browser, 'admin', '/aurora/cashier');
    await page.getByRole('button', { name: 'Move Bank card up' }).click();
    await saved(page);
    await page.getByRole('button', { name: 'Details of E-wallet' }).click();
    await page.getByRole('textbox', { name: 'Least at once (MMK)' }).fill('2000');
    await page.keyboard.press('Tab');
    const ways = page.getByRole('list', { name: 'Ways to deposit' });
    await expect(ways).toContainText('MMK 2,000.00 – MMK 1,000,000.00');
    await saved(page);
    await expect(ways.getByRole('button', { name: /^Details of/u }).first()).toHaveAccessibleName(
      'Details of Bank card',
    );
    await expect(page.getByText('does not exist')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await publish(page);

    // What players see of it, at the bounds that the gateway holds to.
    const portal = await memberOf(browser);
    await portal.goto(`${operators.server.portal('aurora')}/member/deposit`);
    await expect(
      portal.getByRole('dialog').or(portal.getByRole('main')).getByText('2,000').first(),
    ).toBeVisible();

    await page.goto(`${operators.server.origin}/operator/aurora/games`);
    const game = page.getByRole('switch', { name: /^Show / }).first();
    await game.click();
    await saved(page);
    expect(await axe(page)).toEqual([]);
    await operators.admin.send('DELETE', '/packs/aurora/drafts');
  },
);

test(
  'a brand gains a language in one dialog, and its texts that are not translated are looked for',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await operators.consoleAs(browser, 'admin', '/aurora/texts');
    await page.getByRole('button', { name: 'New language' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Language$/u }).click();
    await page
      .getByRole('option', { name: /^French/u })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Add the language' }).click();
    await expect(page.getByRole('columnheader', { name: 'French' })).toBeVisible();
    await saved(page);
    // The texts of the brand's own campaigns are nowhere in French.
    await page.getByRole('button', { name: /Show$/u }).click();
    await page
      .getByRole('option', { name: /not translated/iu })
      .first()
      .click();
    expect(await axe(page)).toEqual([]);
    await operators.admin.send('DELETE', '/packs/aurora/drafts');
  },
);

test(
  'an operator signs in by a passkey of their own, and ends a session that is open elsewhere',
  { tag: '@full' },
  async ({ browser, expected }) => {
    // Who was signed out asks who they are.
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    // Passkeys belong to a host with a name.
    const origin = `http://localhost:${operators.server.port}`;
    const elsewhere = await consoleOf(browser, origin, firstAdmin, '/aurora/overview');
    const page = await consoleOf(browser, origin, firstAdmin, '/aurora/overview');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.getByRole('button', { name: /^Signed in as admin/u }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(operatorPassword);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    expect(await axe(page)).toEqual([]);
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await sessions
      .getByRole('button', { name: /^Sign out/u })
      .first()
      .click();
    await elsewhere.reload();
    await expect(elsewhere.getByLabel('User name')).toBeVisible();

    await page.getByRole('button', { name: /^Signed in as admin/u }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: /passkey/iu }).click();
    await expect(page.getByRole('button', { name: /^Signed in as admin/u })).toBeVisible();
  },
);
