import { fillOn, newPerson, openRegistration, register } from './support/registration.ts';
import { demoPassword } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const brand of ['aurora', 'padauk'] as const) {
  const say = wordsOf(brand);
  test(
    `a visitor of ${brand} registers, is logged in, logs out after a question and logs in again`,
    { tag: brand === 'aurora' ? [] : ['@full'] },
    async ({ page, server }) => {
      await speak(page);
      const person = await register(page, server, brand);
      const { username } = person;
      const account = page.getByRole('banner').getByRole('button', { name: new RegExp(username, 'u') });
      await expect(account).toBeVisible();

      await account.click();
      await page
        .getByRole('button', { name: say('action.logout') })
        .first()
        .click();
      const question = page.getByRole('dialog');
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: say('logout.leave') }).click();
      await expect(
        page
          .getByRole('banner')
          .getByRole('button', { name: say('action.login') })
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/(index)?$/u);

      await page
        .getByRole('banner')
        .getByRole('button', { name: say('action.login') })
        .first()
        .click();
      const login = page.getByRole('dialog', { name: say('modal.login.title') });
      await login.locator('[name="username"]').fill(username);
      await login.locator('[name="password"]').fill('Lilac-12-Rain');
      await page.keyboard.press('Enter');
      await expect(account).toBeVisible();
    },
  );
}

const say = wordsOf('aurora');

test.describe('accounts', () => {
  test.beforeEach(({ page }) => speak(page));

  test(
    'required fields have a star, bounds and messages from the rules of the platform [ENG-03] [VAL-06]',
    { tag: '@full' },
    async ({ page, server }) => {
      const { value } = (await (
        await fetch(`${server.origin}/wps/system/setting/register`, {
          headers: { 'x-gateway-version': '3', 'x-module-id': 'portal' },
        })
      ).json()) as {
        value: {
          fields: Record<
            string,
            { enabled: boolean; required: boolean; minLength?: number; maxLength?: number }
          >;
        };
      };
      await page.goto(`${server.portal('aurora')}/register`);
      const form = page.getByRole('dialog').locator('form');
      await form.locator('[name="username"]').fill('a');
      await form.locator('[name="password"]').focus();
      const rule = value.fields['username'];
      await expect(form).toContainText(new RegExp(`${rule?.minLength}.*${rule?.maxLength}`, 'u'));
      await expect(form.locator('[name="username"]')).toHaveAttribute('placeholder', /^\*/u);
      for (const [name, { enabled }] of Object.entries(value.fields))
        if (!enabled && !['username', 'password'].includes(name))
          await expect(form.locator(`[name="${name}"]`)).toHaveCount(0);
    },
  );

  test(
    'an empty registration shows every message and leads to the first field [ERR-05]',
    { tag: '@full' },
    async ({ page, server }) => {
      await page.goto(`${server.portal('aurora')}/register`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('action.register') }).click();
      await expect(dialog.locator('[name="username"]')).toBeFocused();
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await dialog.locator('[aria-invalid="true"]').count()).toBeGreaterThan(2);
    },
  );

  test(
    'a name that is taken is said at its field and nothing typed is lost',
    { tag: '@full' },
    async ({ page, server }) => {
      await openRegistration(page, server, 'aurora');
      await fillOn(page, { ...newPerson(), username: 'demo' }, say('form.next'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('action.register') }).click();
      const username = dialog.locator('[name="username"]');
      await expect(username).toHaveAttribute('aria-invalid', 'true');
      await expect(username).toHaveValue('demo');
      await expect(dialog.locator('[name="password"]')).toHaveValue('Lilac-12-Rain');
    },
  );

  test(
    'member and agent see what the menu documents give them, with conditions and badges [ENG-05]',
    { tag: '@full' },
    async ({ browser, server }) => {
      for (const { name, agent } of [
        { name: 'demo', agent: false },
        { name: 'demoagent', agent: true },
      ]) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await speak(page);
        await page.goto(`${server.portal('aurora')}/login`);
        const login = page.getByRole('dialog');
        await login.locator('[name="username"]').fill(name);
        await login.locator('[name="password"]').fill(demoPassword);
        await login.getByRole('button', { name: say('action.login'), exact: true }).click();
        const account = page.getByRole('banner').getByRole('button', { name: new RegExp(name, 'u') });
        await account.click();
        const entries = page.locator(':popover-open .lv-menu-link');
        await expect(entries.filter({ hasText: say('menu.messages') })).toHaveCount(1);
        await expect(entries.filter({ hasText: say('menu.agentCentre') })).toHaveCount(agent ? 1 : 0);
        await entries.filter({ hasText: say(agent ? 'menu.agentCentre' : 'menu.securityCenter') }).click();
        const menu = agent ? 'menu.agent.label' : 'menu.member.label';
        const centre = page.getByRole('dialog').getByRole('navigation', { name: say(menu) });
        await expect(centre).toBeVisible();
        if (agent)
          await expect(
            centre
              .locator('.lv-menu-link')
              .filter({ hasText: say('menu.agentAnnouncement') })
              .locator('.lv-badge'),
          ).toHaveText(/^[1-9]/u);
        await context.close();
      }
    },
  );

  test(
    'a guest who opens the member centre is told that it needs a real account',
    { tag: '@full' },
    async ({ page, server }) => {
      await page.goto(`${server.portal('aurora')}/login`);
      const login = page.getByRole('dialog');
      await login.getByRole('button', { name: say('form.login.demo') }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button', { name: say('action.login') })).toHaveCount(
        0,
      );
      await page.goto(`${server.portal('aurora')}/member/deposit`);
      const gate = page.locator('.lv-gate');
      await expect(gate).toContainText(say('in_need_true_account'));
      await gate.getByRole('button', { name: say('in_increase_submit') }).click();
      await expect(page.getByRole('dialog', { name: say('modal.register.title') })).toBeVisible();
    },
  );

  test(
    'a wrong password says so and keeps the name',
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/wps\/session\/login$/u, 401);
      await page.goto(`${server.portal('aurora')}/login`);
      const login = page.getByRole('dialog');
      await login.locator('[name="username"]').fill('demo');
      await login.locator('[name="password"]').fill('not-the-password1');
      await login.getByRole('button', { name: say('action.login'), exact: true }).click();
      await expect(login.getByRole('alert')).toContainText(/\S/u);
      await expect(login.locator('[name="username"]')).toHaveValue('demo');
    },
  );

  test(
    'a lost network keeps the form and the next try works',
    { tag: '@full' },
    async ({ page, server, context, expected }) => {
      expected.noAnswer(/./u, /INTERNET_DISCONNECTED/u);
      await page.goto(`${server.portal('aurora')}/login`);
      const login = page.getByRole('dialog');
      await login.locator('[name="username"]').fill('demo');
      await login.locator('[name="password"]').fill(demoPassword);
      await context.setOffline(true);
      await login.getByRole('button', { name: say('action.login'), exact: true }).click();
      await expect(login.getByRole('alert')).toContainText(/\S/u);
      await expect(login.locator('[name="password"]')).toHaveValue(demoPassword);
      await context.setOffline(false);
      await login
        .getByRole('button')
        .filter({ hasText: new RegExp(`${say('action.login')}|${say('common.retry')}`, 'u') })
        .first()
        .click();
      // The next try needs a puzzle solved anew, which takes a busy machine some seconds.
      await expect(page.getByRole('banner').getByRole('button', { name: /demo/u })).toBeVisible({
        timeout: 30_000,
      });
    },
  );
});
