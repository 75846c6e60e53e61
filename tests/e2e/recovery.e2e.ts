import type { Locator, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { forgetLogin, tokenOf } from './support/member.ts';
import { codeSentTo, fillOn, newPerson, openRegistration, passwordSentTo } from './support/registration.ts';
import type { RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const fresh = 'Fern-56-Moss';

const brand = 'padauk';

/** Somebody who registered at another time, elsewhere, and gave an e-mail address later. */
async function registered(page: Page, server: RunningServer) {
  const person = newPerson();
  await openRegistration(page, server, brand);
  await fillOn(page, person, wordsOf(brand)('form.next'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { email = '', password } = person;
  const token = await tokenOf(page);
  const client = new GatewayClient(server.origin, `${brand}.localhost:${server.port}`);
  await client.value('memberContactCode', { token, body: { channel: 'email', email, password } });
  const verificationCode = await codeSentTo(server, brand, email);
  await client.value('memberContact', { token, body: { channel: 'email', email, verificationCode } });
  await forgetLogin(page);
  return person;
}

const field = (dialog: Locator, name: string): Locator => dialog.locator(`[name="${name}"]`);

/** Types where the focus is meant to be, and goes on with the keyboard. */
async function type(page: Page, dialog: Locator, name: string, text: string): Promise<void> {
  await field(dialog, name).focus();
  await page.keyboard.type(text);
}

test.describe('a forgotten password', () => {
  test('comes back by e-mail: a temporary one, then one of the player’s own [SCR-11] [STA-09] [ERR-04]', async ({
    page,
    server,
  }) => {
    await speak(page);
    const say = wordsOf(brand);
    const { username, email = '' } = await registered(page, server);

    await page.goto(`${server.portal(brand)}/login`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('form.login.forgot') }).press('Enter');
    await expect(page.getByRole('dialog', { name: say('modal.forgot-password.title') })).toBeVisible();
    await expect(dialog.getByRole('tab')).toHaveText([say('mode.forgot.phone'), say('mode.forgot.email')]);
    await dialog.getByRole('tab', { name: say('mode.forgot.email') }).click();
    await type(page, dialog, 'username', username);
    await type(page, dialog, 'email', email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status').filter({ hasText: say('in_been_out') })).toBeFocused();
    expect(await axe(page)).toEqual([]);

    const temporary = await passwordSentTo(server, brand, email);
    await dialog.getByRole('button', { name: say('action.login') }).press('Enter');
    await type(page, dialog, 'username', username);
    await type(page, dialog, 'password', temporary);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: say('modal.change-password.title') })).toBeVisible({
      timeout: 30_000,
    });
    await expect(field(dialog, 'oldPassword')).toHaveCount(0);

    await type(page, dialog, 'newPassword', 'Password-1');
    await expect(field(dialog, 'newPassword')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText(say('form.error.common'));
    await field(dialog, 'newPassword').fill(fresh);
    await field(dialog, 'confirmNewPassword').fill(fresh);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByText(username)).toBeVisible();
  });

  test(
    'is set anew by a code to the mobile number, in Burmese [SCR-11] [STA-09]',
    { tag: '@full' },
    async ({ page, server }) => {
      await speak(page, 'en');
      const { username, mobileNum } = await registered(page, server);
      await speak(page, 'my');
      const say = wordsOf(brand, 'my');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.portal(brand)}/login`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('form.login.forgot') }).press('Enter');
      await expect(dialog.locator('.lv-control-loading')).toHaveCount(0);
      await type(page, dialog, 'mobileNum', mobileNum);
      await dialog.getByRole('button', { name: say('form.code.send') }).press('Enter');
      await expect(field(dialog, 'verificationCode')).toBeFocused();
      await page.keyboard.type(await codeSentTo(server, brand, mobileNum));
      await type(page, dialog, 'newPassword', fresh);
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText(say('form.forgotPassword.changed'));

      await dialog.getByRole('button', { name: say('action.login') }).press('Enter');
      await type(page, dialog, 'username', username);
      await type(page, dialog, 'password', fresh);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
    },
  );
});

test.describe('asking for a code', () => {
  const say = wordsOf(brand);

  const openSmsLogin = async (page: Page, address: string): Promise<Locator> => {
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: say('mode.login.sms') }).click();
    await expect(field(dialog, 'verificationCode')).toBeVisible();
    await expect(dialog.locator('.lv-control-loading')).toHaveCount(0);
    return dialog;
  };

  test(
    'waits as long as the code is good, over a reload and a closed popup [STA-07] [CON-03]',
    { tag: '@full' },
    async ({ page, server }) => {
      await speak(page);
      const address = `${server.portal(brand)}/login`;
      const dialog = await openSmsLogin(page, address);
      await type(page, dialog, 'mobileNum', newPerson().mobileNum);
      await dialog.getByRole('button', { name: say('form.code.send') }).click();
      await expect(dialog.locator('.lv-code-wait')).toHaveText(/9:5\d|10:00/u);
      const again = await openSmsLogin(page, address);
      await expect(again.locator('.lv-code-wait')).toHaveText(/9:[0-5]\d/u);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    'that was refused is told in a warning; too many rest for five minutes, over a reload [ERR-02] [CON-04]',
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/wps\/verification\/sms\/noLogin$/u, 503);
      expected.answer(/\/wps\/verification\/sms\/noLogin$/u, 429);
      await speak(page);
      const refuse = (status: number, code: string) =>
        page.route('**/wps/verification/sms/noLogin', (route) =>
          route.fulfill({ status, json: { success: false, code, message: code } }),
        );
      await refuse(503, 'MESSAGE_NOT_SENT');
      const address = `${server.portal(brand)}/login`;
      const dialog = await openSmsLogin(page, address);
      await type(page, dialog, 'mobileNum', newPerson().mobileNum);
      const send = dialog.getByRole('button', { name: say('form.code.send') });
      await send.press('Enter');
      const warning = page.getByRole('dialog', { name: say('form.send.failed') });
      await expect(warning).toContainText(say('error.MESSAGE_NOT_SENT'));
      expect(await axe(page)).toEqual([]);
      await warning.getByRole('button', { name: say('form.failure.close') }).press('Enter');
      await expect(send).toBeFocused();
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');

      await page.unroute('**/wps/verification/sms/noLogin');
      await refuse(429, 'TOO_MANY_REQUESTS');
      await send.press('Enter');
      await expect(page.getByRole('dialog').last()).toContainText(say('error.TOO_MANY_REQUESTS'));
      const again = await openSmsLogin(page, address);
      await expect(again.locator('.lv-code-wait')).toHaveText(/4:5\d|5:00/u);
      await expect(again.getByRole('button', { name: say('form.code.send') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  );
});

for (const language of ['en', 'my']) {
  test(
    `a registration that is half done is there after a reload, in ${language}`,
    { tag: '@full' },
    async ({ page, server }) => {
      await speak(page, language);
      const say = wordsOf(brand, language);
      const person = newPerson();
      await page.setViewportSize({ width: 390, height: 844 });
      const dialog = await openRegistration(page, server, brand);
      await type(page, dialog, 'username', person.username);
      await type(page, dialog, 'mobileNum', person.mobileNum);
      await type(page, dialog, 'password', 'Lilac-12-Rain');
      await page.reload();
      await expect(dialog.getByText(say('form.kept'), { exact: true })).toBeVisible();
      await expect(field(dialog, 'username')).toHaveValue(person.username);
      await expect(field(dialog, 'mobileNum')).toHaveValue(person.mobileNum);
      await expect(field(dialog, 'password')).toHaveValue('');
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Lilac');
      await dialog.getByRole('button', { name: say('form.kept.clear') }).press('Enter');
      await expect(field(dialog, 'username')).toHaveValue('');
      await expect(field(dialog, 'username')).toBeFocused();
    },
  );
}
