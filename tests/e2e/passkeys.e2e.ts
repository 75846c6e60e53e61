import type { CDPSession, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { openMemberPage } from './support/member.ts';
import { register } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

/** Gives the page's browser an authenticator in software that verifies its owner; it answers while `ready` was not called with false. */
async function authenticatorOf(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test(
  'a passkey is offered after the first login by password, logs in and is removed again',
  { tag: '@full' },
  async ({ page, server }) => {
    await speak(page);
    const authenticator = await authenticatorOf(page);
    const person = await register(page, server);

    const header = page.getByRole('banner');
    const logOut = async () => {
      await header.getByRole('button', { name: new RegExp(say('session.menu'), 'u') }).click();
      await page
        .getByRole('button', { name: say('action.logout') })
        .last()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('logout.leave') })
        .click();
      await expect(header.getByRole('button', { name: say('action.login') })).toBeVisible();
    };
    const openLogin = async () => {
      await header.getByRole('button', { name: say('action.login') }).click();
      return page.getByRole('dialog');
    };
    await logOut();
    // Below the username a passkey is chosen as soon as the authenticator answers.
    await authenticator.answers(false);
    const login = await openLogin();
    await login.locator('[name="username"]').fill(person.username);
    await login.locator('[name="password"]').fill(person['password'] ?? '');
    await page.keyboard.press('Enter');

    const offer = page.getByRole('dialog', { name: say('modal.passkey-offer.title') });
    await expect(offer).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await authenticator.answers(true);
    await offer.getByRole('button', { name: say('passkeys.add') }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText(say('passkeys.added'))).toBeVisible();
    expect(await authenticator.keys()).toBe(1);

    // The browser offers it where the username is typed; this one chooses it at once.
    await logOut();
    await openLogin();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(header.getByText(person.username)).toBeVisible();

    await logOut();
    // As a browser that knows no such offer.
    await page.evaluate(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await (await openLogin()).getByRole('button', { name: say('waysIn.passkey') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(header.getByText(person.username)).toBeVisible();

    const centre = await openMemberPage(page, 'menu.securityCenter');
    const list = centre.getByRole('group', { name: say('passkeys.title') });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button', { name: new RegExp(`^${say('passkeys.remove')}`, 'u') }).click();
    const removal = page.getByRole('dialog', { name: say('passkeys.remove') });
    await removal.locator('[name="password"]').fill(person['password'] ?? '');
    await page.keyboard.press('Enter');
    await expect(list.getByText(say('passkeys.none'))).toBeVisible();
  },
);
