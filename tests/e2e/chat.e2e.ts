import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { axe } from './support/axe.ts';
import { logIn, tokenOf } from './support/member.ts';
import { copyOf, dropDatabase } from './support/own-database.ts';
import { started, startServer, type RunningServer } from './support/server.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const brand = 'aurora';

/** Two processes on one database, each at a port that it keeps. */
async function startTwo() {
  const left = process.env[started.database];
  if (!left) return undefined;
  const url = await copyOf(left);
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'livery-chat-')));
  const start = (at: number, more: Record<string, string> = {}) =>
    startServer({
      DATABASE_URL: url,
      SANDBOX: 'on',
      DATA_DIR: folders[at] ?? '',
      TRUST_PROXY: 'on',
      ...more,
    });
  const servers = [await start(0), await start(1)];
  return {
    servers,
    async restart(at: number): Promise<void> {
      servers[at] = await start(at, { PORT: String(servers[at]?.port) });
    },
    async close() {
      for (const server of servers) await server.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      await dropDatabase(url);
    },
  };
}

async function open(
  browser: Browser,
  server: RunningServer,
  { account, language, phone }: { account: string; language: string; phone: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: phone ? 'light' : 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await speak(page, language);
  await logIn(page, server, account, { brand });
  return page;
}

const nickname = async (page: Page, server: RunningServer, name: string) =>
  new GatewayClient(server.origin, `${brand}.localhost:${server.port}`).value('memberNickname', {
    token: await tokenOf(page),
    body: { nickname: name },
  });
const texts = (page: Page) => page.locator('.lv-chat-text').allTextContents();

test(
  'two players talk in two languages, one on a phone, through a lost network and a killed process, and nothing is lost or doubled [OFF-19] [MOD-09]',
  { tag: '@full' },
  async ({ browser, expected }) => {
    test.setTimeout(240_000);
    expected.perhaps.noAnswer(/./u, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE/u);
    expected.perhaps.console(/ERR_|STATUS_UNKNOWN|BLOCK_FAILED|POINTER_UNREACHABLE/u);
    const two = await startTwo();
    test.skip(two === undefined, 'Two processes need PostgreSQL.');
    if (!two) return;
    const [one, other] = two.servers as [RunningServer, RunningServer];
    const [en, my] = [wordsOf(brand), wordsOf(brand, 'my')];
    const hla = await open(browser, one, { account: 'demo', language: 'en', phone: false });
    const zaw = await open(browser, other, { account: 'demoteam1', language: 'my', phone: true });
    await nickname(zaw, other, 'Zaw');

    await nickname(hla, one, 'Hla');
    await hla.goto(`${one.portal(brand)}/index`);
    await isTakenOver(hla);
    await hla
      .getByRole('button', { name: en('menu.chat'), exact: true })
      .first()
      .click();
    const modal = hla.getByRole('dialog', { name: en('modal.chat-room.title') });
    const [hlaBox, zawBox] = [
      modal.getByRole('textbox', { name: en('chat.write') }),
      zaw.locator('.lv-chat-input'),
    ];
    await expect(hlaBox).toBeVisible();

    await zaw.goto(`${other.portal(brand)}/chat`);
    // Each language has its room first; they meet in that for everybody.
    await modal.getByRole('button', { name: en('chat.room.general'), exact: true }).click();
    await zaw.getByRole('button', { name: my('chat.room.general'), exact: true }).click();
    await hlaBox.fill('<b>Hello</b> from the modal');
    await hlaBox.press('Enter');
    await expect(zaw.getByText('<b>Hello</b> from the modal')).toBeVisible();
    await zawBox.fill('မင်္ဂလာပါ ');
    await zaw.getByRole('button', { name: my('chat.emoji') }).click();
    await zaw.getByRole('button', { name: '👍' }).click();
    await zawBox.press('Enter');
    await expect(hla.getByText('မင်္ဂလာပါ 👍')).toBeVisible();
    expect(await axe(hla)).toEqual([]);
    expect(await axe(zaw)).toEqual([]);

    // A lost network.
    await zaw.context().setOffline(true);
    for (const text of ['In the tunnel', 'Still in it']) {
      await hlaBox.fill(text);
      await hlaBox.press('Enter');
      await expect(hla.locator('.lv-chat-text').last()).toHaveText(text);
    }
    await zaw.context().setOffline(false);
    await expect(zaw.getByText('Still in it')).toBeVisible();

    // A killed process: what was typed stays in the box, and is sent once when it is back.
    await one.kill();
    await zawBox.fill('Are you there?');
    await zawBox.press('Enter');
    await hlaBox.fill('Here I am');
    await hlaBox.press('Enter');
    await expect(modal.locator('.lv-chat-hint[data-refused]')).toBeVisible();
    await expect(hlaBox).toHaveValue('Here I am');
    await two.restart(0);
    await expect(hla.getByText('Are you there?')).toBeVisible({ timeout: 60_000 });
    await hlaBox.press('Enter');
    await expect(zaw.getByText('Here I am')).toBeVisible();
    const said = [
      '<b>Hello</b> from the modal',
      'မင်္ဂလာပါ 👍',
      'In the tunnel',
      'Still in it',
      'Are you there?',
      'Here I am',
    ];
    await expect.poll(() => texts(hla)).toEqual(said);
    await expect.poll(() => texts(zaw)).toEqual(said);
    for (const page of [hla, zaw]) await page.context().close();
    await two.close();
  },
);
