import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { axe } from './support/axe.ts';
import { forgetLogin } from './support/member.ts';
import { codeSentTo, fillOn, newPerson, openRegistration, type Brand } from './support/registration.ts';
import { defaultPassword, demoPassword, type RunningServer } from './support/server.ts';
import type { Expected } from './support/page-faults.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const account = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name, 'u') });

type Visit = { page: Page; server: RunningServer; brand: Brand };

async function openLogin({ page, server, brand }: Visit, path = '/login'): Promise<Locator> {
  await page.goto(`${server.portal(brand)}${path}`);
  const form = dialog(page);
  await form.locator('[name="password"]').waitFor();
  return form;
}

async function logIn(visit: Visit, username: string, password = demoPassword): Promise<void> {
  const form = await openLogin(visit);
  await form.locator('[name="username"]').fill(username);
  await form.locator('[name="password"]').fill(password);
  await form.locator('form button[type="submit"]').click();
}

/** A login from an address that is not known is answered with what it has to be verified by. */
const expectVerification = (expected: Expected): void => expected.answer(/\/wps\/session\/login$/u, 403);
const expectWrongCode = (expected: Expected): void =>
  expected.answer(/\/wps\/session\/login\/verification$/u, 422);

let places = 0;
/** From now on the page comes from an address nobody has logged in from. */
const goElsewhere = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${(places += 1)}` });

const codeOf = (secret: string, timestamp: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

/** Gives a demo member of Padauk an authenticator; answers its key. */
async function setUpAuthenticator(server: RunningServer, username: string): Promise<string> {
  const client = new GatewayClient(server.origin, `padauk.localhost:${server.port}`);
  const human = await client.human();
  const { token } = await client.value('sessionLogin', {
    body: { type: 'username', username, password: demoPassword, human },
  });
  const { secret } = await client.value('totpBegin', { token, body: { password: demoPassword } });
  await client.value('totpConfirm', { token, body: { totpCode: codeOf(secret, Date.now()) } });
  return secret;
}

for (const language of ['en', 'my'] as const) {
  /** Each way in speaks one of the two languages in the short run, unless component and server tests show it. */
  const only = (short?: 'en' | 'my') => ({ tag: language === short ? [] : ['@full'] });
  const aurora = wordsOf('aurora', language);
  const padauk = wordsOf('padauk', language);

  test(
    `a member logs in by keyboard alone, in ${language} [OFF-25]`,
    only('en'),
    async ({ page, server }) => {
      await speak(page, language);
      const form = await openLogin({ page, server, brand: 'aurora' });
      await expect(form.locator('[name="username"]')).toBeFocused();
      await page.keyboard.type('demo');
      await page.keyboard.press('Tab');
      await page.keyboard.type(demoPassword);
      await page.keyboard.press('Enter');
      await expect(account(page, 'demo')).toBeVisible();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    },
  );

  test(
    `a member logs in by a code to the number, in ${language} [OFF-26]`,
    only('my'),
    async ({ page, server }) => {
      await speak(page, language);
      const form = await openLogin({ page, server, brand: 'padauk' });
      await form.getByRole('tab', { name: padauk('mode.login.sms') }).click();
      const [name, number] = language === 'en' ? ['demo', '977000001'] : ['demoagent', '977000002'];
      // The 0 is taken off once the page knows the country's dialling code.
      await expect(form.locator('.lv-phone')).toContainText('+95');
      await form.locator('[name="mobileNum"]').fill(`0${number}`);
      // Each language has a member of its own: codes to one number have to wait for one another.
      await form.getByRole('button', { name: padauk('form.code.send') }).click();
      await form.locator('[name="verificationCode"]').fill(await codeSentTo(server, 'padauk', number));
      await form.locator('form button[type="submit"]').click();
      await expect(account(page, name)).toBeVisible();
    },
  );

  for (const [method, to, short] of [
    ['mobile', '977000001', 'en'],
    ['email', 'demo@example.com', undefined],
  ] as const) {
    test(
      `a login from an unregistered address is verified by ${method} and known from then on, in ${language} [STA-15] [SCR-03] [SCR-04]`,
      only(short),
      async ({ page, server, expected }) => {
        expectVerification(expected);
        expectWrongCode(expected);

        await speak(page, language);
        await goElsewhere(page);
        await logIn({ page, server, brand: 'padauk' }, 'demo');
        const verification = page.getByRole('dialog', { name: padauk('modal.login-verification.title') });
        await expect(verification.locator('.lv-verification-targets')).toContainText('•••••001');
        await verification.getByRole('tab', { name: padauk(`mode.verification.${method}`) }).click();
        await verification.getByRole('button', { name: padauk('form.code.send') }).click();
        await expect(verification.getByRole('button', { name: padauk('form.code.send') })).toHaveCount(0);
        expect(await axe(page)).toEqual([]);
        const field = verification.locator(`[name="${method}Code"]`);
        await field.fill('000000');
        await page.keyboard.press('Enter');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await field.fill(await codeSentTo(server, 'padauk', to));
        await page.keyboard.press('Enter');
        await expect(account(page, 'demo')).toBeVisible();
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await forgetLogin(page);
        await logIn({ page, server, brand: 'padauk' }, 'demo');
        await expect(account(page, 'demo')).toBeVisible();
      },
    );
  }

  test(
    `a login from an unregistered address is verified by payee name and code; back leads to the login, in ${language} [SCR-05]`,
    only(),
    async ({ page, server, expected }) => {
      expectVerification(expected);

      await speak(page, language);
      await goElsewhere(page);
      await logIn({ page, server, brand: 'padauk' }, 'demoagent');
      const verification = page.getByRole('dialog', { name: padauk('modal.login-verification.title') });
      await expect(verification.locator('.lv-verification-targets')).toBeVisible();
      await verification.getByRole('button', { name: padauk('form.loginVerification.back') }).click();
      await expect(verification).toHaveCount(0);
      await dialog(page).locator('form button[type="submit"]').click();
      await verification.getByRole('tab', { name: padauk('mode.verification.payeeName') }).click();
      await verification.getByRole('button', { name: padauk('form.code.send') }).click();
      await verification.locator('[name="payeeName"]').fill('ma  thiri AUNG');
      await verification.locator('[name="mobileCode"]').fill(await codeSentTo(server, 'padauk', '977000002'));
      await page.keyboard.press('Enter');
      await expect(account(page, 'demoagent')).toBeVisible();
    },
  );

  test(
    `a login from an unregistered address is verified by an authenticator, in ${language} [STA-15] [SCR-06]`,
    only(),
    async ({ page, server, expected }) => {
      expectVerification(expected);
      expectWrongCode(expected);

      const name = language === 'en' ? 'demoteam1' : 'demoteam2';
      const secret = await setUpAuthenticator(server, name);
      await speak(page, language);
      await goElsewhere(page);
      await logIn({ page, server, brand: 'padauk' }, name);
      const verification = page.getByRole('dialog', { name: padauk('modal.login-verification.title') });
      const field = verification.locator('[name="totpCode"]');
      await field.fill('000000');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      // That of the present step was used to set it up.
      await field.fill(codeOf(secret, Date.now() + 30_000));
      await page.keyboard.press('Enter');
      await expect(account(page, name)).toBeVisible();
    },
  );

  test(
    `the first login asks for a new password, which cannot be put off, in ${language} [STA-04] [SCR-10]`,
    only('en'),
    async ({ page, server }) => {
      const brand = language === 'en' ? 'aurora' : 'padauk';
      const say = language === 'en' ? aurora : padauk;
      await speak(page, language);
      const told = page.waitForRequest((request) => request.url().endsWith('/wps/session/firstLogin'));
      await logIn({ page, server, brand }, 'demonew');
      const change = page.getByRole('dialog', { name: say('modal.change-password.title') });
      await expect(change).toContainText(say('form.changePassword.due'));
      await told;
      await expect(account(page, 'demonew')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByText(say('login.abandoned'))).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('livery.session'))).toBeNull();

      await logIn({ page, server, brand }, 'demonew');
      await change.locator('[name="newPassword"]').fill('Jasmine-Tea-51');
      await change.locator('[name="confirmNewPassword"]').fill('Jasmine-Tea-51');
      await page.keyboard.press('Enter');
      await expect(account(page, 'demonew')).toBeVisible();
      await expect(page).toHaveURL(/\/(index)?$/u);
    },
  );
}

const say = wordsOf('aurora');

test.describe('at aurora', () => {
  test.beforeEach(({ page }) => speak(page));

  test('a visitor plays the demo as a guest [OFF-28]', async ({ page, server }) => {
    const form = await openLogin({ page, server, brand: 'aurora' });
    await form.getByRole('button', { name: say('form.login.demo') }).click();
    await expect(account(page, 'guest-')).toBeVisible();
  });

  test('a login is remembered until a logout, which leaves the name [CON-06]', async ({
    page,
    server,
    context,
  }) => {
    const form = await openLogin({ page, server, brand: 'aurora' });
    await form.locator('[name="username"]').fill('demo');
    await form.locator('[name="password"]').fill(demoPassword);
    await form.locator('[name="remember"]').check();
    await page.keyboard.press('Enter');
    await expect(account(page, 'demo')).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toContain('gw_remember=');
    const kept = JSON.stringify(await context.storageState());
    expect(kept).not.toContain(demoPassword);

    // As after some days: the session is over, what remembers the login is not.
    await forgetLogin(page);
    const again = await openLogin({ page, server, brand: 'aurora' });
    await expect(again.locator('[name="username"]')).toHaveValue('demo');
    await expect(again).toContainText(say('form.password.remembered'));
    await page.keyboard.press('Enter');
    await expect(account(page, 'demo')).toBeVisible();

    await account(page, 'demo').click();
    await page
      .getByRole('button', { name: say('action.logout') })
      .first()
      .click();
    await dialog(page)
      .getByRole('button', { name: say('logout.leave') })
      .click();
    await expect(account(page, 'demo')).toHaveCount(0);
    const after = await openLogin({ page, server, brand: 'aurora' });
    await expect(after.locator('[name="username"]')).toHaveValue('demo');
    await expect(after.locator('[name="password"]')).toHaveValue('');
  });

  test(
    'a captcha is asked for after failures [STA-05]',
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/wps\/session\/login$/u, 401);

      await goElsewhere(page);
      const form = await openLogin({ page, server, brand: 'aurora' });
      await form.locator('[name="username"]').fill('demoteam5');
      for (let failure = 0; failure < 3; failure += 1) {
        await form.locator('[name="password"]').fill(`Wrong-password-${failure}`);
        const answered = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/login'));
        await form.locator('form button[type="submit"]').click();
        await answered;
      }
      await expect(form.locator('[name="captcha"]')).toBeVisible();
      await expect(form.locator('img[src^="data:image/png"]')).toBeVisible();
      expect(await axe(page)).toEqual([]);
    },
  );

  test('the default password is not gone on with [STA-03]', { tag: '@full' }, async ({ page, server }) => {
    await page.goto(server.portal('aurora'));
    const person = { ...newPerson(), password: defaultPassword, verifyPwd: defaultPassword };
    const { username } = person;
    await openRegistration(page, server, 'aurora');
    await fillOn(page, person, say('form.next'));
    await dialog(page)
      .getByRole('button', { name: say('action.register') })
      .click();
    await expect(account(page, username)).toBeVisible();
    await forgetLogin(page);
    await logIn({ page, server, brand: 'aurora' }, username, defaultPassword);
    const change = page.getByRole('dialog', { name: say('modal.change-password.title') });
    await expect(change).toContainText(say('form.changePassword.due'));
    await change.locator('[name="newPassword"]').fill('Jasmine-Tea-52');
    await change.locator('[name="confirmNewPassword"]').fill('Jasmine-Tea-52');
    await page.keyboard.press('Enter');
    await expect(account(page, username)).toBeVisible();
  });

  test(
    'agents log in on their own side, and nobody else [ROL-05] [ERR-21]',
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/wps\/session\/login$/u, 403);

      const form = await openLogin({ page, server, brand: 'aurora' }, '/agent-login');
      await form.locator('[name="username"]').fill('demo');
      await form.locator('[name="password"]').fill(demoPassword);
      await page.keyboard.press('Enter');
      await expect(form).toContainText(say('error.NOT_AN_AGENT'));
      await form.locator('[name="username"]').fill('demoagent');
      await form.locator('[name="password"]').fill(demoPassword);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: say('modal.agent-centre.title') })).toBeVisible();
    },
  );
});
