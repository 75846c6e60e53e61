import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openConsole } from './support/console.ts';
import { logIn } from './support/member.ts';
import { copyOf, dropDatabase } from './support/own-database.ts';
import { freePort, started, startServer, type RunningServer } from './support/server.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

/** Starts a server that finds its port, folder and database again after it was killed. */
async function restartable() {
  const left = process.env[started.database];
  const database = left ? await copyOf(left) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-support-'));
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database, SANDBOX: 'on' }),
  };
  return {
    start: () => startServer(environment),
    async clear() {
      rmSync(folder, { recursive: true, force: true });
      if (database) await dropDatabase(database);
    },
  };
}

const log = (page: Page): Locator => page.getByRole('log');

/** A player's page with the chat open, by one press. */
async function openChat(page: Page, say: ReturnType<typeof wordsOf>): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('support.open') })
    .click();
  await expect(page.getByRole('textbox', { name: say('supportDesk.write') })).toBeVisible();
}

async function write(page: Page, say: ReturnType<typeof wordsOf>, words: string): Promise<void> {
  await page.getByRole('textbox', { name: say('supportDesk.write') }).fill(words);
  await page.getByRole('button', { name: say('supportDesk.send'), exact: true }).click();
}

test(
  'a member on a phone and a visitor talk with the desk, which is killed in between: nothing is lost or doubled',
  { tag: '@full' },
  async ({ browser, expected }) => {
    test.setTimeout(300_000);
    expected.perhaps.noAnswer(/./u, /./u);
    expected.perhaps.console(/./u);
    const house = await restartable();
    let server: RunningServer = await house.start();
    try {
      const [burmese, chinese] = [wordsOf('aurora', 'my'), wordsOf('aurora', 'zh-CN')];
      const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
      await speak(phone, 'my');
      await logIn(phone, server, 'demo');
      await isTakenOver(phone);
      await openChat(phone, burmese);
      await write(phone, burmese, 'ငွေသွင်း မရောက်သေးပါ');
      await expect(log(phone).getByText('ငွေသွင်း မရောက်သေးပါ')).toHaveCount(1);
      await expect(phone.getByText(burmese('supportDesk.place', { place: 1 }))).toBeVisible();

      const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      await openConsole(desk, server, '/aurora/support');
      await expect(desk).toHaveTitle(/^\(1\)/u);
      await desk.getByRole('link', { name: /^demo/u }).click();
      await expect(log(desk).getByText('ငွေသွင်း မရောက်သေးပါ')).toBeVisible();
      await desk.getByRole('button', { name: 'Take it', exact: true }).click();
      await expect(phone.getByText(burmese('supportDesk.read'))).toBeVisible();

      const answer = desk.getByRole('textbox', { name: /^Answer/u });
      await phone.getByRole('textbox', { name: burmese('supportDesk.write') }).pressSequentially('ok');
      await expect(desk.getByText('demo is typing…')).toBeVisible();
      await answer.pressSequentially('H');
      await expect(
        phone.getByText(burmese('supportDesk.typing', { name: burmese('supportDesk.name') })),
      ).toBeVisible();
      await desk.getByRole('button', { name: /Ready answers/u }).click();
      await desk.getByRole('option', { name: /Deposit not credited/u }).click();
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      // Sent as it was written, without the marks of lines.
      const ready = burmese('supportDesk.answer.deposit.words').replaceAll('\u2060', '');
      await expect(log(phone).getByText(ready)).toBeVisible();

      await server.kill();
      await write(phone, burmese, 'ရှိသေးလား');
      await expect(log(phone).getByText(burmese('supportDesk.willBeSent'))).toBeVisible();
      await answer.fill('One moment.');
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(desk.getByRole('alert').first()).toBeVisible();
      server = await house.start();
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(log(phone).getByText('One moment.')).toHaveCount(1);
      await expect(log(phone).getByText(burmese('supportDesk.willBeSent'))).toHaveCount(0);
      await expect(log(desk).getByText('ရှိသေးလား')).toHaveCount(1);

      // A reload keeps the panel open, with each message once.
      await phone.reload();
      for (const words of ['ငွေသွင်း မရောက်သေးပါ', 'ရှိသေးလား', 'One moment.'])
        await expect(log(phone).getByText(words)).toHaveCount(1);
      await desk.getByRole('button', { name: 'End the conversation' }).click();
      await phone.getByRole('radio', { name: burmese('supportDesk.rate.stars', { stars: 5 }) }).check();
      await phone.getByRole('button', { name: burmese('supportDesk.rate.send') }).click();
      await expect(phone.getByText(burmese('supportDesk.rate.thanks'))).toBeVisible();

      const visitor = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      await speak(visitor, 'zh-CN');
      await visitor.goto(`${server.portal('aurora')}/promotions`);
      await isTakenOver(visitor);
      await openChat(visitor, chinese);
      await write(visitor, chinese, '无法登录');
      await expect(log(visitor).getByText('无法登录')).toHaveCount(1);
      await desk.getByRole('link', { name: /Visitor/u }).click();
      await desk.getByRole('button', { name: 'Take it', exact: true }).click();
      await desk.getByRole('textbox', { name: /^Answer/u }).fill('请重设密码');
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(log(visitor).getByText('请重设密码')).toBeVisible();
      // On another page, with the panel closed, an answer is counted.
      await visitor.getByRole('button', { name: chinese('supportDesk.close') }).click();
      await visitor
        .getByRole('link', { name: chinese('menu.home') })
        .first()
        .click();
      await desk.getByRole('textbox', { name: /^Answer/u }).fill('好了吗？');
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      await visitor.getByRole('button', { name: new RegExp(chinese('supportDesk.open'), 'u') }).click();
      await expect(log(visitor).getByText('好了吗？')).toHaveCount(1);
    } finally {
      await server.stop();
      await house.clear();
    }
  },
);
