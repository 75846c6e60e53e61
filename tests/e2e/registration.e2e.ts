import type { Page } from '@playwright/test';
import { rollBack, signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import {
  accountOf,
  codeSentTo,
  fillOn,
  fillStep,
  newPerson,
  openRegistration,
  registerByKeyboard,
  registerByTouch,
  type Brand,
  type Mode,
} from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

// Each registers somebody of its own.
test.describe.configure({ mode: 'parallel' });

/** Element that names who is logged in; on a phone the name gives way to its initial and stays for screen readers. */
const signedIn = (page: Page, name: string) => page.getByRole('banner').getByText(name);

const brands = ['aurora', 'padauk'] as const satisfies Brand[];
const modes = ['username', 'mobile'] as const satisfies Mode[];
const languages = ['en', 'my'] as const;

/** Attempts of the short run, which hold every pair of device, brand, mode and language. */
const short = new Set([
  'touch aurora username en',
  'touch padauk mobile my',
  'keyboard aurora mobile my',
  'keyboard padauk username my',
  'keyboard padauk mobile en',
]);

/** The registration with what a person may meet on the way: every brand in every mode and language, by touch and by keyboard. */
const attemptsBy = (device: 'touch' | 'keyboard') =>
  brands.flatMap((brand) =>
    modes.flatMap((mode) =>
      languages.map((language) => ({
        brand,
        mode,
        language,
        tag: short.has([device, brand, mode, language].join(' ')) ? [] : ['@full'],
      })),
    ),
  );

test.describe('on a phone, with the fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { brand, mode, language, tag } of attemptsBy('touch')) {
    test(
      `a visitor of ${brand} registers by ${mode}, in ${language} [OFF-29] [STA-08]`,
      { tag },
      async ({ page, server }) => {
        await speak(page, language);
        const person = newPerson();
        await openRegistration(page, server, brand);
        await registerByTouch(page, { server, brand, mode, language, person });
        await expect(signedIn(page, accountOf(person, mode))).toBeAttached();
      },
    );
  }
});

test.describe('with the keyboard alone', () => {
  for (const { brand, mode, language, tag } of attemptsBy('keyboard')) {
    test(
      `a visitor of ${brand} registers by ${mode}, in ${language} [OFF-29] [STA-08]`,
      { tag },
      async ({ page, server }) => {
        await speak(page, language);
        const person = newPerson();
        await openRegistration(page, server, brand);
        await registerByKeyboard(page, { server, brand, mode, language, person });
        await expect(signedIn(page, accountOf(person, mode))).toBeVisible();
      },
    );
  }
});

for (const brand of brands) {
  const say = wordsOf(brand);

  test(
    `axe finds nothing in any state of the registration of ${brand}`,
    // Stories show axe every state of a form.
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/wps\/member\/register\/mobile$/u, 422);
      expected.noAnswer(/./u, /INTERNET_DISCONNECTED/u);
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 390, height: 844 });
      await speak(page, 'my');
      const inBurmese = wordsOf(brand, 'my');
      const found: string[] = [];
      const look = async (state: string) =>
        found.push(...(await axe(page)).map((line) => `${state}: ${line}`));
      const dialog = await openRegistration(page, server, brand);
      const go = dialog.locator('form button[type="submit"]').last();
      await look('empty');
      await go.click();
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
      await look('refused by the page');
      await dialog.getByRole('tab', { name: inBurmese('mode.mobile') }).click();
      await expect(dialog.locator('[name="verificationCode"]')).toBeVisible();
      await look('by mobile number');
      const person = newPerson();
      await dialog.locator('[name="mobileNum"]').fill(person.mobileNum);
      await dialog.getByRole('button', { name: inBurmese('form.code.send') }).click();
      await codeSentTo(server, brand, person.mobileNum);
      await look('a code was sent');
      await dialog.locator('[name="verificationCode"]').fill('000000');
      await dialog.locator('[name="password"]').fill('Lilac-12-Rain');
      await fillOn(page, person, inBurmese('form.next'));
      await look('filled in');
      await go.click();
      await expect(dialog.locator('[name="verificationCode"]')).toHaveAttribute('aria-invalid', 'true');
      await look('refused by the server');
      await page.context().setOffline(true);
      await dialog.locator('[name="verificationCode"]').fill('000001');
      await fillOn(page, person, inBurmese('form.next'));
      await go.click();
      await expect(dialog.getByRole('alert').filter({ hasText: inBurmese('form.retry') })).toBeVisible();
      await look('offline');
      expect(found).toEqual([]);
    },
  );

  test(
    `a name that is taken is said while the registration of ${brand} is filled in, and nothing is lost`,
    { tag: '@full' },
    async ({ page, server }) => {
      await speak(page);
      const dialog = await openRegistration(page, server, brand);
      const username = dialog.locator('[name="username"]');
      await username.fill('demoteam1');
      await dialog.locator('[name="password"]').fill('Lilac-12-Rain');
      await expect(username).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog).toContainText(say('form.error.taken'));
      await username.press('End');
      await username.pressSequentially('7x');
      await expect(username).not.toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.locator('[name="password"]')).toHaveValue('Lilac-12-Rain');
    },
  );

  test(
    `a lost network keeps the registration of ${brand} and the next try registers once`,
    { tag: '@full' },
    async ({ page, server, context, expected }) => {
      expected.noAnswer(/./u, /INTERNET_DISCONNECTED/u);
      await speak(page);
      const person = newPerson();
      const dialog = await openRegistration(page, server, brand);
      await fillOn(page, person, say('form.next'));
      const go = dialog.locator('form button[type="submit"]').last();
      await context.setOffline(true);
      await go.click();
      const retry = dialog.getByRole('button', { name: say('form.retry') });
      await expect(retry).toBeVisible();
      await context.setOffline(false);
      await retry.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(signedIn(page, person.username)).toBeVisible();
    },
  );
}

test(
  'a rule that changes in the middle changes the form on the page and keeps what is typed, focus and caret [ENG-03]',
  { tag: '@full' },
  async ({ page, server }) => {
    const operator = await signIn(server.origin);
    await speak(page);
    const person = newPerson();
    const dialog = await openRegistration(page, server, 'padauk');
    await fillStep(page, person);
    const username = dialog.locator('[name="username"]');
    await username.fill('lotus99');
    await username.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
    const mobile = dialog.locator('[name="mobileNum"]');
    await expect(mobile).toHaveAttribute('aria-required', 'true');
    await expect(dialog.locator('[name="affiliateCode"]')).toHaveCount(1);

    const rules = await operator.layer('padauk', 'rules/register');
    const fields = rules['fields'] as Record<string, object>;
    await operator.saveDraft('padauk', 'rules/register', {
      ...rules,
      fields: {
        ...fields,
        mobileNum: { enabled: true, required: false },
        affiliateCode: { enabled: false, required: false },
        username: { ...fields['username'], minLength: 12, maxLength: 14 },
      },
    });
    const published = await operator.publish('padauk', 'Ask for a longer name');
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    await expect(mobile).not.toHaveAttribute('aria-required', 'true');
    await expect(dialog.locator('[name="affiliateCode"]')).toHaveCount(0);
    await expect(username).toBeFocused();
    expect(await username.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
    await page.keyboard.type('s');
    await expect(username).toHaveValue('lotuss99');
    await page.keyboard.press('Tab');
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(mobile).toHaveValue(person.mobileNum);

    await rollBack(operator, 'padauk');
  },
);
