import type { Page } from '@playwright/test';
import { appId, appSecret, startGraph } from '#server/providers/testing/graph.ts';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
} from '#server/providers/testing/identity-provider.ts';
import type { Listening } from '#server/providers/testing/listen.ts';
import { phoneCode, startPhoneStandIn, type PhoneStandIn } from '#server/providers/testing/phone-stand-in.ts';
import { projectId } from '#server/providers/testing/proofs.ts';
import { signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { forgetLogin } from './support/member.ts';
import { fillOn, newPerson } from './support/registration.ts';
import { demoPassword, startServer, type RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const secretsOf = (brand: string) => ({
  [`PROVIDER_SECRET_${brand}__GOOGLE`]: clientSecret,
  [`PROVIDER_SECRET_${brand}__FACEBOOK`]: appSecret,
});

// A server of its own, whose brand Aurora offers Google, Facebook and phone sign-in, each with a counterpart on this machine.
let server: RunningServer;
let phone: PhoneStandIn;
const counterparts: Listening[] = [];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startServer(secretsOf('AURORA'));
  const google = await startIdentityProvider([`${server.portal('aurora')}/ways-in/google`]);
  const graph = await startGraph();
  phone = await startPhoneStandIn();
  counterparts.push(google, graph, phone);
  const operator = await signIn(server.origin);
  await operator.saveDraft('aurora', 'providers/main', {
    kind: 'providers',
    id: 'main',
    items: {
      google: { enabled: true, issuer: google.origin, clientId },
      facebook: {
        enabled: true,
        clientId: appId,
        authorization: `${graph.origin}/dialog/oauth`,
        token: `${graph.origin}/oauth/access_token`,
        profile: `${graph.origin}/me`,
      },
      phone: {
        enabled: true,
        projectId,
        apiKey: 'public',
        authDomain: 'livery-tests.firebaseapp.com',
        jwks: phone.jwks,
        emulator: phone.origin,
      },
    },
  });
  const { status, body } = await operator.publish('aurora', 'Offer other ways in');
  if (status !== 200) throw new Error(`Publishing was refused: ${JSON.stringify(body)}`);
});
test.afterAll(async () => {
  await server?.stop();
  for (const counterpart of counterparts) await counterpart.close();
});

const say = wordsOf('aurora');
const google = (page: Page) => page.getByRole('dialog').getByRole('button', { name: say('waysIn.google') });
const account = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name, 'u') });

/** Presses the button of Google, where a person who has said yes before is let through. */
async function comeAgain(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await google(page).click();
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
}

/** Presses the button of Google and says who is there in its window. */
async function chooseAt(page: Page, person: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await google(page).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: person }).click();
  await closed;
}

test.describe('other ways in', () => {
  test.beforeEach(({ page }) => speak(page));

  test(
    'a stranger comes by Google, registers once and is let in straight away from then on [OFF-27]',
    { tag: '@full' },
    async ({ page, expected }) => {
      // Somebody whom the platform does not know yet.
      expected.answer(/\/wps\/session\/login$/u, 404);
      const person = newPerson();
      // Codes and states as they come back.
      const secrets: string[] = [];
      page.context().on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (!pathname.startsWith('/ways-in/')) return;
        secrets.push(searchParams.get('code') ?? '', searchParams.get('state') ?? '');
      });
      await page.goto(`${server.portal('aurora')}/login`);
      await chooseAt(page, 'Ma Thida');
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.getByText(say('pendingIdentity.titleOf', { who: 'Ma Thida · thida@example.com' })),
      ).toBeVisible();
      await dialog.locator('form [name="password"]').waitFor();
      await expect(dialog.locator('.lv-control-loading')).toHaveCount(0);
      await fillOn(page, person, say('form.next'));
      await dialog.getByRole('button', { name: say('action.register'), exact: true }).click();
      await expect(account(page, person.username)).toBeVisible();

      await forgetLogin(page);
      await page.goto(`${server.portal('aurora')}/login`);
      await comeAgain(page);
      await expect(account(page, person.username)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(secrets).toHaveLength(4);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
      );
      for (const secret of secrets) expect(kept).not.toContain(secret);
    },
  );

  test(
    'where the browser blocks the window, the player goes on in the same tab [ERR-18]',
    { tag: '@full' },
    async ({ page, expected }) => {
      // Somebody whom the platform does not know yet.
      expected.answer(/\/wps\/session\/login$/u, 404);
      await page.addInitScript(() => void (window.open = () => null));
      await page.goto(`${server.portal('aurora')}/login`);
      await google(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText(say('error.POPUP_BLOCKED'));
      await dialog.getByRole('button', { name: say('waysIn.sameTab') }).click();
      await page.getByRole('button', { name: 'Ko Aung' }).click();
      await expect(page.getByRole('dialog').getByText(/Ko Aung/u)).toBeVisible();
      const trail = await page.evaluate(() => [location.href, window.name, document.cookie].join(' '));
      expect(trail).not.toMatch(/code=|state=|livery-way-back|livery_way_in=\w/u);
    },
  );

  test(
    'a window that is closed, and a player who says no, are told [ERR-13]',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`${server.portal('aurora')}/login`);
      const opened = page.waitForEvent('popup');
      await google(page).click();
      const popup = await opened;
      await popup.getByRole('button', { name: 'Cancel' }).waitFor();
      await expect(page.getByRole('dialog').getByText(say('waysIn.waiting'))).toBeVisible();
      await popup.close();
      const alert = page.getByRole('dialog').locator('.lv-provider-flow-failed');
      await expect(alert).toContainText(say('error.POPUP_CLOSED'));
      await chooseAt(page, 'Cancel');
      await expect(alert).toContainText(say('error.PROVIDER_DENIED'));
      expect(await axe(page)).toEqual([]);
    },
  );

  test('a stranger comes by Facebook', { tag: '@full' }, async ({ page, expected }) => {
    // Somebody whom the platform does not know yet.
    expected.answer(/\/wps\/session\/login$/u, 404);
    await page.goto(`${server.portal('aurora')}/login`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('waysIn.facebook') })
      .click();
    await expect(page.getByRole('dialog').getByText(/Daw Hla/u)).toBeVisible();
  });

  test(
    'a member links Google with the password, comes by it, and takes the link away',
    { tag: '@full' },
    async ({ page }) => {
      const logIn = async () => {
        await page.goto(`${server.portal('aurora')}/login`);
        const form = page.getByRole('dialog');
        await form.locator('[name="username"]').fill('demo');
        await form.locator('[name="password"]').fill(demoPassword);
        await page.keyboard.press('Enter');
        await account(page, 'demo').click();
        await page
          .getByRole('link', { name: say('menu.securityCenter') })
          .first()
          .click();
      };
      await logIn();
      await page.getByRole('button', { name: say('ways.linkOf', { provider: 'Google' }) }).click();
      const modal = page.getByRole('dialog', {
        name: say('modal.link-provider.title'),
      });
      await modal.locator('[name="password"]').fill(demoPassword);
      const opened = page.waitForEvent('popup');
      await modal.getByRole('button', { name: say('ways.link'), exact: true }).click();
      await (await opened).getByRole('button', { name: 'Ko Aung' }).click();
      const unlink = page.getByRole('button', {
        name: say('ways.unlinkOf', { provider: 'Google' }),
      });
      await expect(unlink).toBeVisible();
      await expect(page.getByText(/Ko Aung/u)).toBeVisible();

      await forgetLogin(page);
      await page.goto(`${server.portal('aurora')}/login`);
      await comeAgain(page);
      await expect(account(page, 'demo')).toBeVisible();

      await account(page, 'demo').click();
      await page
        .getByRole('link', { name: say('menu.securityCenter') })
        .first()
        .click();
      await unlink.click();
      const leaving = page.getByRole('dialog', {
        name: say('modal.unlink-provider.title'),
      });
      await leaving.locator('[name="password"]').fill(demoPassword);
      await leaving.getByRole('button', { name: say('ways.unlink'), exact: true }).click();
      await expect(
        page.getByRole('button', {
          name: say('ways.linkOf', { provider: 'Google' }),
        }),
      ).toBeVisible();
    },
  );

  test('a member logs in by a code of Firebase, after a number and a code that were refused [ENT-03] [CON-03]', async ({
    page,
    expected,
  }) => {
    expected.answer(/\/accounts:(?:sendVerificationCode|signInWithPhoneNumber)\?/u, 400);
    await page.goto(`${server.portal('aurora')}/login`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('waysIn.phone') })
      .click();
    const dialog = page.getByRole('dialog', {
      name: say('modal.phone-login.title'),
    });
    const number = dialog.locator('[name="mobileNum"]');
    await number.fill('0970000009');
    const send = dialog.getByRole('button', { name: say('form.code.send') });
    // Each refusal is shown by a component test; one of the real library is enough here.
    phone.refuseNext('INVALID_PHONE_NUMBER');
    await send.click();
    const warning = page.getByRole('dialog', { name: say('form.send.failed') });
    await expect(warning).toContainText(say('error.PHONE_INVALID'));
    await warning.getByRole('button', { name: say('form.failure.close'), exact: true }).click();
    await expect(warning).toHaveCount(0);
    await number.fill('0977000001');
    await send.click();
    await expect.poll(() => phone.sent).toContain('+95977000001');
    await expect(dialog.getByText(/0:[0-5]\d|1:00|60/u).first()).toBeVisible();
    const code = dialog.locator('[name="verificationCode"]');
    await code.fill('000000');
    await dialog.getByRole('button', { name: say('action.login') }).click();
    await expect(page.getByText(say('error.PHONE_CODE_INVALID')).first()).toBeVisible();
    await code.fill(phoneCode);
    await dialog.getByRole('button', { name: say('action.login') }).click();
    await expect(account(page, 'demo')).toBeVisible();
  });

  test(
    'a brand without providers shows none, and its policy allows nothing for them',
    { tag: '@full' },
    async ({ page }) => {
      const policyOf = async (brand: string) =>
        (await page.goto(`${server.portal(brand)}/login`))?.headers()['content-security-policy'] ?? '';
      expect(await policyOf('aurora')).toContain(`connect-src 'self' ${phone.origin};`);
      expect(await policyOf('padauk')).toMatch(/connect-src 'self'(;|$)/u);
      await expect(page.getByRole('dialog').locator('[name="username"]')).toBeVisible();
      await expect(page.locator('.lv-ways-in')).toHaveCount(0);
    },
  );
});

test(
  'other ways in have words in Burmese, fit a phone and are clean to axe',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await speak(page, 'my');
    await page.goto(`${server.portal('aurora')}/login`);
    const inBurmese = wordsOf('aurora', 'my');
    await expect(page.getByRole('button', { name: inBurmese('waysIn.google') })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
  },
);
