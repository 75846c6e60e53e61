import type { Browser, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { combinations } from '#run-size';
import { axe } from './support/axe.ts';
import { logIn } from './support/member.ts';
import { codeSentTo, register } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

test.describe.configure({ mode: 'parallel' });
const password = 'Lilac-12-Rain';

/** Opens the member centre of whoever is logged in on the page. */
async function openSecurity(page: Page, words = say) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(words('session.menu'), 'u') })
    .click();
  await page
    .getByRole('link', { name: words('menu.securityCenter') })
    .first()
    .click();
  const centre = page.getByRole('dialog', { name: words('modal.member-centre.title') });
  await expect(centre.getByRole('meter')).toBeVisible();
  await expect(page.locator('.lv-skeleton')).toHaveCount(0);
  return centre;
}

/** List of all changeable parts of the account, as opposed to the short list of missing ones. */
const listIn = (centre: Locator, words = say): Locator =>
  centre.getByRole('region', { name: words('security.protection') });

const otherBrowser = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await speak(page);
  return page;
};

test.describe('the security page', () => {
  test.beforeEach(({ page }) => speak(page));

  test(
    'takes a new e-mail address by its code, then a payment password [MEM-01]',
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/wps\/member\/contact\/code$/u, 422);
      await register(page, server);
      const centre = await openSecurity(page);
      const email = `new${Date.now()}@mail.example`;
      await listIn(centre)
        .getByRole('button', { name: `${say('security.action.add')}: ${say('security.email')}` })
        .click();
      const dialog = page.getByRole('dialog', { name: say('modal.change-email.title') });
      await dialog.locator('[name="email"]').fill(email);
      await dialog.locator('[name="password"]').fill('Not-My-Password-1');
      await dialog.getByRole('button', { name: say('form.code.send') }).click();
      await expect(dialog.getByText(say('message.wrongPassword'))).toBeVisible();
      await dialog.locator('[name="password"]').fill(password);
      const send = dialog.getByRole('button', { name: say('form.code.send'), exact: true });
      // A code is asked for once a second at most, so a press that comes too soon does nothing; the button may be gone by the next.
      await expect(async () => {
        await send.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
        expect(await send.count()).toBe(0);
      }).toPass();
      await dialog.locator('[name="verificationCode"]').fill(await codeSentTo(server, 'aurora', email));
      await dialog.getByRole('button', { name: say('form.save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(say('security.email.changed'))).toBeVisible();
      await expect(centre.getByText(say('security.standing.verified'), { exact: true })).toBeVisible();
      // Masked: the page can be looked at by others.
      await expect(centre.getByText(email)).toHaveCount(0);

      await listIn(centre)
        .getByRole('button', { name: `${say('security.action.set')}: ${say('security.paymentPassword')}` })
        .click();
      const payment = page.getByRole('dialog', { name: say('modal.payment-password.title') });
      await payment.locator('[name="password"]').fill(password);
      await payment.locator('[name="newPaymentPassword"]').fill('730194');
      await payment.locator('[name="confirmPaymentPassword"]').fill('730194');
      await page.keyboard.press('Enter');
      await expect(payment).toHaveCount(0);
      await expect(page.getByText(say('security.paymentPassword.changed'))).toBeVisible();
      const change = listIn(centre).getByRole('button', {
        name: `${say('security.action.change')}: ${say('security.paymentPassword')}`,
      });
      await expect(change).toBeVisible();
    },
  );

  test('sets up an authenticator, gives recovery codes, and turns it off by one of them', async ({
    page,
    server,
    expected,
  }) => {
    expected.answer(/\/wps\/member\/totp\/end$/u, 422);
    await register(page, server);
    const centre = await openSecurity(page);
    await listIn(centre)
      .getByRole('button', { name: `${say('security.action.setUp')}: ${say('security.totp')}` })
      .click();
    const setup = page.getByRole('dialog', { name: say('modal.totp-setup.title') });
    await setup.locator('[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(setup.getByRole('img', { name: say('security.totp.qr') })).toBeVisible();
    const secret = (await setup.getByLabel(say('security.totp.key')).inputValue()).replaceAll(' ', '');
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
    await setup.locator('[name="totpCode"]').fill(code);
    await setup.getByRole('button', { name: say('form.turnOn') }).click();
    await expect(setup.getByRole('heading', { name: say('security.codes.title') })).toBeFocused();
    const codes = await setup.locator('.lv-codes code').allTextContents();
    expect(codes).toHaveLength(10);
    const download = page.waitForEvent('download');
    await setup.getByRole('button', { name: say('security.codes.download') }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await setup.getByRole('button', { name: say('security.codes.kept') }).click();
    await expect(setup).toHaveCount(0);
    await expect(centre.getByText(say('security.totp.codesLeft', { count: 10 }))).toBeVisible();

    await listIn(centre)
      .getByRole('button', { name: `${say('security.action.turnOff')}: ${say('security.totp')}` })
      .click();
    const off = page.getByRole('dialog', { name: say('modal.totp-off.title') });
    await off.locator('[name="password"]').fill(password);
    await off.locator('[name="totpCode"]').fill(code);
    await off.getByRole('button', { name: say('form.turnOff') }).click();
    // The code was used to set it up.
    await expect(off.getByText(say('message.totpCode'))).toBeVisible();
    await off.locator('[name="totpCode"]').fill(codes[0] ?? '');
    await off.getByRole('button', { name: say('form.turnOff') }).click();
    await expect(off).toHaveCount(0);
    await expect(page.getByText(say('security.totp.ended'))).toBeVisible();
  });

  test(
    'logs another device out, which then is a visitor',
    { tag: '@full' },
    async ({ page, server, browser, expected }) => {
      // Whichever of its calls comes first tells it.
      expected.perhaps.answer(/\/wps\/(?:member|v2\/wallets|session\/check|lotto\/lgw\/wins)/u, 401);
      const { username } = await register(page, server);
      const other = await otherBrowser(browser);
      await logIn(other, server, username, { password });
      const centre = await openSecurity(page);
      const devices = centre.getByRole('group', { name: say('security.devices') });
      await expect(devices.getByRole('listitem')).toHaveCount(2);
      await expect(devices.getByText(say('security.device.this'))).toHaveCount(1);
      await devices.getByRole('button', { name: new RegExp(`^${say('security.device.end')}:`, 'u') }).click();
      await expect(page.getByText(say('security.device.ended'))).toBeVisible();
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      // It hears of it at once.
      await expect(
        other
          .getByRole('banner')
          .getByRole('button', { name: say('action.login') })
          .first(),
      ).toBeVisible();
      await other.context().close();
    },
  );

  test(
    'takes a picture that is cropped by keyboard, and none that only calls itself one [ERR-20]',
    { tag: '@full' },
    async ({ page, server }) => {
      await register(page, server);
      const centre = await openSecurity(page);
      await centre.getByRole('button', { name: say('avatar.change') }).click();
      const dialog = page.getByRole('dialog', { name: say('modal.avatar.title') });
      const file = dialog.locator('input[type="file"]');
      const chosen = { name: 'me.png', mimeType: 'image/png' };
      await file.setInputFiles({ ...chosen, buffer: Buffer.from('<!doctype html><script>1</script>') });
      await expect(dialog.getByRole('alert')).toHaveText(say('avatar.error.type'));
      await file.setInputFiles({ ...chosen, buffer: Buffer.alloc(5 * 1024 * 1024) });
      await expect(dialog.getByRole('alert')).toHaveText(say('avatar.error.size', { max: 5 }));

      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
      await file.setInputFiles({ ...chosen, buffer: picture });
      await expect(dialog.getByRole('img', { name: say('avatar.crop') })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await dialog.getByLabel(say('avatar.zoom')).focus();
      await page.keyboard.press('ArrowRight');
      await dialog.getByRole('button', { name: say('avatar.use') }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('avatar.changed'))).toBeVisible();
      const own = page.getByRole('banner').locator('.lv-face img');
      await expect(own).toHaveAttribute('src', /^\/wps\/images\/avatars\/[\w-]{22}\.webp$/u);
      // The address stands there before the picture has come.
      await expect(own).toHaveJSProperty('naturalWidth', 256);

      await dialog.getByRole('button', { name: say('avatar.choice', { number: 3 }) }).click();
      await expect(own).toHaveAttribute('src', /^\/assets\/aurora\/avatars\//u);
      await dialog.getByRole('button', { name: say('avatar.remove') }).click();
      await expect(own).toHaveCount(0);
    },
  );

  test('gives the focus back to what opened a dialog', { tag: '@full' }, async ({ page, server }) => {
    await register(page, server);
    const centre = await openSecurity(page);
    const opener = listIn(centre).getByRole('button', {
      name: `${say('security.action.change')}: ${say('field.nickname')}`,
    });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: say('modal.nickname.title') });
    await dialog.locator('[name="nickname"]').fill('Sunny');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(centre.getByText('Sunny').first()).toBeVisible();
  });
});

type Look = [brand: 'aurora' | 'padauk', language: string, mode: 'dark' | 'light', width: number];

for (const [brand, language, mode, width] of combinations<Look>(
  [['padauk', 'my', 'dark', 390]],
  [
    ['aurora', 'en', 'dark', 390],
    ['padauk', 'my', 'light', 1440],
    ['aurora', 'my', 'light', 1440],
    ['padauk', 'en', 'light', 1440],
  ],
)) {
  test(`axe finds nothing on the security page of ${brand}, ${language}, ${mode}, ${width} px`, async ({
    page,
    server,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await speak(page, language);
    await page.addInitScript((chosen) => localStorage.setItem('livery.theme', chosen), mode);
    const words = wordsOf(brand, language);
    await logIn(page, server, 'demo', { brand });
    const centre = await openSecurity(page, words);
    const found = await axe(page);
    const about = (subject: string, ...actions: string[]) =>
      actions
        .map((action) =>
          listIn(centre, words).getByRole('button', { name: `${words(action)}: ${words(subject)}` }),
        )
        .reduce((one, other) => one.or(other));
    // Another test of this server may have set up for this account what there is to set up.
    const buttons = [
      centre.getByRole('button', { name: words('avatar.change') }),
      about('security.email', 'security.action.change'),
      about('security.paymentPassword', 'security.action.set', 'security.action.change'),
      about('security.totp', 'security.action.setUp', 'security.action.turnOff'),
    ];
    for (const button of buttons) {
      const name = await button.innerText();
      await button.click();
      await expect(page.locator('dialog[open]')).toHaveCount(2);
      await expect(page.locator('.lv-skeleton')).toHaveCount(0);
      found.push(...(await axe(page)).map((line) => `${name}: ${line}`));
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(1);
    }
    expect(found).toEqual([]);
  });
}
