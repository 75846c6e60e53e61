import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import type { PackSet } from '#engine/packs.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { unseenArgs, findBrowser } from '../../scripts/browser.mjs';
import { signIn, type Operator } from '../e2e/support/admin.ts';
import { drawBrand, oddPage, pack, plainBrand, type BrandDocuments } from './nonsense/index.ts';
import { sendForm } from './nonsense/send-form.ts';
import { valuesFor } from './nonsense/values.ts';
import { watchPages } from '../e2e/support/page-faults.ts';
import { emptyDatabaseOn } from '../e2e/support/own-database.ts';
import { isTakenOver } from '../e2e/support/taken-over.ts';
import { demoPassword, startServer, type RunningServer } from '../e2e/support/server.ts';

/**
 * Brands to try; two files of tests have a half of them each, so that no worker is left alone with them. Each is looked at on four to five
 * screens: 500 of them, with a new seed every time, are 2,000 random screens of a full run that ends within its 90 minutes.
 */
const brands = count(6, 500);

/** The seeds of a failure are tried again by RANDOM_BRANDS=<seed>,<seed>. */
const chosen = process.env['RANDOM_BRANDS']?.split(',').map(Number);
/** Seeds of the brands. */
const seeds = chosen ?? Array.from({ length: brands }, (_, number) => seedOf(number + 1));
/** Problems of a schema: nonsense that is no document at all says nothing of brands. */
const ofSchema = /^(?:WRONG_|MISSING_PROPERTY|UNKNOWN_PROPERTY|INVALID_JSON)/u;

const textOf = (documents: BrandDocuments): Record<string, string> =>
  Object.fromEntries(
    Object.entries(documents).map(([key, document]) => [key, `${JSON.stringify(document, null, 2)}\n`]),
  );

function folderWith(documents: BrandDocuments): string {
  const configs = mkdtempSync(join(tmpdir(), 'livery-nonsense-'));
  cpSync('configs/base', join(configs, 'base'), { recursive: true });
  for (const [key, text] of Object.entries(textOf(documents))) {
    const file = join(configs, pack, `${key}.json`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  return configs;
}

/** Publishes what a brand is from now on, and nothing of what it was before. */
class Publisher {
  private version = 1;
  private before = Object.keys(plainBrand());

  constructor(private readonly operator: Operator) {}

  /** The problems that keep it from going live, or none. */
  async publish(documents: BrandDocuments): Promise<{ code: string; message: string }[]> {
    const gone = this.before.filter((key) => !Object.hasOwn(documents, key)).map((key) => [key, null]);
    const changes = { ...Object.fromEntries(gone), ...textOf(documents) };
    const body = { base: this.version, changes, note: 'Nonsense', publish: true };
    const answer = await this.operator.send('POST', `/packs/${pack}/push`, body);
    if (answer.status === 200) {
      this.version = Number(answer.body['version'] ?? this.version);
      this.before = Object.keys(documents);
      return [];
    }
    const { problems } = answer.body as { problems?: { code: string; message: string; severity: string }[] };
    if (!problems) throw new Error(`Publishing answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return problems.filter(({ severity }) => severity === 'error');
  }
}

/** Lookers on a phone; the others use a desktop. */
const phones = ['guest', 'member'];

type Looker = { who: string; context: BrowserContext; page: Page };

/** A visitor, a guest, a member and an agent, each in a browser context of its own. */
async function lookersAt(browser: Browser, server: RunningServer): Promise<Looker[]> {
  const client = new GatewayClient(server.origin, `${pack}.localhost:${server.port}`);
  const logIn = async (username: string) =>
    client.value('sessionLogin', {
      body: { type: 'username', username, password: demoPassword, human: await client.human() },
    });
  const guest = client.value('sessionFreePlay', {
    body: {
      os: 'Linux',
      platform: 'W',
      version: 3,
      random: await client.freePlayRandom('a-random-string-of-the-nonsense'),
    },
  });
  const sessions = {
    visitor: undefined,
    guest: await guest,
    member: await logIn('demo'),
    agent: await logIn('demoagent'),
  };
  return Promise.all(
    Object.entries(sessions).map(async ([who, session]) => {
      const context = await browser.newContext({
        // Requests that a worker makes are not seen by the watch over faults.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: phones.includes(who) ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      await context.addInitScript((kept) => {
        if (window !== top || origin === 'null') return;
        sessionStorage.clear();
        if (kept) localStorage.setItem('livery.session', JSON.stringify(kept));
      }, session);
      if (session) {
        const value = encodeURIComponent(`${session.token} ${session.customerId}`);
        await context.addCookies([{ name: 'gw_session', value, url: server.portal(pack) }]);
      }
      const page = await context.newPage();
      // Due after an hour of looking, over whatever is open.
      const realityCheck = page.locator('dialog[open]:has(.lv-reality-figures)');
      await page.addLocatorHandler(realityCheck, () =>
        realityCheck.getByRole('button', { name: 'Continue' }).click(),
      );
      // A notice that the brand has pop up.
      const popup = page.locator('dialog[open]:has(.lv-popup)');
      await page.addLocatorHandler(popup, () => popup.getByRole('button').first().click());
      return { who, context, page };
    }),
  );
}

type Visit = { looker: Looker; server: RunningServer; brand: ResolvedBrand; sent: Map<string, number> };

async function loaded(page: Page): Promise<void> {
  await isTakenOver(page);
  await expect.poll(() => page.locator('.lv-skeleton').count(), { timeout: 30_000 }).toBe(0);
}

/** Who has registered at the brand before is a visitor again. */
async function leave({ context, page }: Looker, server: RunningServer): Promise<void> {
  await context.clearCookies({ name: 'gw_session' });
  await page.goto(`${server.portal(pack)}/healthz`);
  await page.evaluate(() => localStorage.removeItem('livery.session'));
}

/** Opens an address; answers what it says instead of its content, if it has none. */
async function open(page: Page, address: string): Promise<string | undefined> {
  // Going to the address that is open already would open its modals again. An answer of the same origin lies between, because
  // Chromium starts a process anew on the way to and from about:blank.
  await page.goto(new URL('/healthz', address).href);
  await page.goto(address);
  const came = await page
    .locator('main')
    .waitFor({ state: 'attached' })
    .then(
      () => true,
      () => false,
    );
  if (!came) return (await page.locator('body').innerText()).slice(0, 200);
  await loaded(page);
  return undefined;
}

/** Forms within reach: those of the dialog on top, which covers all others, or of the page. */
async function formsOn(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog[open]');
  const within = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  return within.locator('form.lv-form:visible');
}

/** Sends every form that is within reach now; `anew` brings the page back to where it was, for what was sent may have changed it. */
async function sendAll({ looker, brand, sent }: Visit, anew: () => Promise<unknown>): Promise<string[]> {
  const { page, who } = looker;
  const forms = await formsOn(page);
  const found: string[] = [];
  // Who has registered sees others.
  const before = await forms.count();
  for (let index = 0; index < before; index += 1) {
    if (index > 0) await anew();
    const form = forms.nth(index);
    const id = (await form.getAttribute('data-form')) ?? '';
    const wrong = await sendForm(
      page,
      form,
      valuesFor(brand, id, id === 'register' ? 'username' : undefined),
    );
    found.push(...wrong.map((what) => `form ${id}: ${what}`));
    const counted = `${id} as ${who}`;
    sent.set(counted, (sent.get(counted) ?? 0) + 1);
  }
  return found;
}

/** Texts of the buttons of the page of odd things that open a modal. */
const openersOf = ({ documents }: ResolvedBrand): string[] => {
  const { texts } = documents['texts/en'] as { texts: Record<string, string> };
  const { order, items } = (documents['screen/odd'] as ScreenDocument).body;
  return order.flatMap((id) => {
    const { action, label } = (items[id]?.props ?? {}) as { action?: { do: string }; label?: string };
    return action?.do === 'openModal' ? (texts[label ?? ''] ?? []) : [];
  });
};

/** Opens an address and sends every form on it, and those that a visitor can open from it; answers what kept one from being sent. */
async function visit(visited: Visit, address: string): Promise<string[]> {
  const { looker, server, brand } = visited;
  const { page, who } = looker;
  const come = () => open(page, `${server.portal(pack)}${address}`);
  const instead = await come();
  if (instead !== undefined) return [`the page has no content, it says ${instead}`];
  if (address === '/register') await page.locator('dialog[open] form.lv-form').first().waitFor();
  const found = await sendAll(visited, come);
  if (address !== oddPage || who !== 'visitor') return found;
  for (const name of openersOf(brand)) {
    const press = async (): Promise<void> => {
      await come();
      await page.locator('main').getByRole('button', { name, exact: true }).click();
      await page.locator('dialog[open]').waitFor();
      await loaded(page);
    };
    await press();
    found.push(...(await sendAll(visited, press)));
  }
  return found;
}

/** Test of one half of the random brands. */
export function randomBrands(half: 0 | 1): void {
  const middle = Math.ceil(seeds.length / 2);
  const own = half === 0 ? seeds.slice(0, middle) : seeds.slice(middle);
  it.runIf(own.length > 0)(
    `whatever validates works: random brands, half ${half + 1}, as visitor, guest, member and agent`,
    // Two more for starting the server and the browser.
    { timeout: (own.length + 2) * 60_000 },
    async () => {
      const executablePath = findBrowser();
      const browser = await chromium.launch({
        args: [...unseenArgs],
        ...(executablePath && { executablePath }),
      });
      const configs = folderWith(plainBrand());
      const postgres = await startPostgres();
      const server = await startServer({
        CONFIGS_DIR: configs,
        DATABASE_URL: await emptyDatabaseOn(postgres.url),
        SANDBOX: 'on',
        // All of them look from one address, faster than people do.
        REQUESTS_PER_MINUTE: '1000000',
      });
      const found: string[] = [];
      const sent = new Map<string, number>();
      const registered = (): number => sent.get('register as visitor') ?? 0;
      let live = 0;
      try {
        const publisher = new Publisher(await signIn(server.origin));
        const lookers = await lookersAt(browser, server);
        const ground: PackSet = await readPacks(configs);
        for (const seed of own) {
          const { what, documents } = drawBrand(seed);
          const say = (told: string): void => {
            const line = `${what.join(' + ')} (seed ${seed}): ${told}`;
            found.push(line);
            // At once, because thousands of them take the better part of an hour.
            process.stderr.write(`${line}\n`);
          };
          const problems = await publisher.publish(documents);
          problems
            .filter(({ code }) => ofSchema.test(code))
            .forEach(({ code, message }) => say(`${code} ${message}`));
          if (problems.length > 0) continue;
          live += 1;
          const files = { ...ground[pack], pack, documents: textOf(documents), assets: [] };
          const brand = resolveBrand({ ...ground, [pack]: files }, pack);
          const { expected, stop } = watchPages(browser);
          // A form may be refused for its values, such as a wrong password, but not for its shape.
          for (const status of [401, 403, 409, 422, 429])
            expected.perhaps.answer(/\/(?:wps|lgw|lotto)\//u, status);
          const visits = lookers.map(async (looker) => {
            const told: string[] = [];
            const look = async (address: string): Promise<void> => {
              const fault = (error: Error): string[] => [error.message];
              const wrong = await visit({ looker, server, brand, sent }, address).catch(fault);
              told.push(...wrong.map((what) => `${looker.who} at ${address}: ${what}`));
            };
            const before = registered();
            if (looker.who === 'visitor') await leave(looker, server);
            await look(oddPage);
            // Where the page is for nobody, or of nothing.
            if (looker.who === 'visitor' && registered() === before) await look('/register');
            return told;
          });
          (await Promise.all(visits)).flat().forEach(say);
          stop().forEach(say);
        }
      } finally {
        await browser.close();
        await server.stop();
        await postgres.stop();
        rmSync(configs, { recursive: true });
      }
      expect(found).toEqual([]);
      // Most of what is drawn is odd and works; otherwise little would have been looked at.
      expect(live).toBeGreaterThanOrEqual(chosen ? 0 : own.length / count(4, 3));
      expect(registered()).toBeGreaterThanOrEqual(live);
    },
  );
}
