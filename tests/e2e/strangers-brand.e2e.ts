import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as steps from './support/brand-steps.ts';
import { publishNow, signInByPage } from './support/console.ts';
import { takeDocPicture } from './support/doc-pictures.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

const { river } = steps;

/** Limit of the whole way, from the first click in an empty console to the live brand, in milliseconds. */
const twentyMinutes = 20 * 60_000;

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let server: RunningServer;
let configs: string;

// A server of its own that knows no brand: the shared documents and the console's words are all it has.
test.beforeAll(async () => {
  configs = mkdtempSync(join(tmpdir(), 'livery-e2e-empty-'));
  for (const pack of ['base', 'console'])
    cpSync(join('configs', pack), join(configs, pack), { recursive: true });
  server = await startServer({ CONFIGS_DIR: configs });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(configs, { recursive: true, force: true });
});

/** Everything between the empty console and the version that is published, by what the console's own pages offer. */
async function makeBrand(page: Page): Promise<void> {
  const dialog = await steps.fillNewBrand(page);
  await takeDocPicture(page, 'brand-1-new', dialog.getByText('Languages', { exact: true }));
  await steps.createBrand(page, dialog);
  await steps.putInLogo(page);
  await takeDocPicture(page, 'brand-2-logo');
  await steps.chooseColours(page);
  await takeDocPicture(page, 'brand-3-colours', page.getByText('Brand colours', { exact: true }));
  await steps.replaceHero(page);
  await steps.askForTwelveFields(page);
  await steps.askInTwoSteps(page);
  await takeDocPicture(
    page,
    'brand-4-registration',
    page.getByRole('heading', { name: 'Steps', exact: true }),
  );
  await steps.makePromoPage(page);
  await takeDocPicture(page, 'brand-5-page');
  await steps.reorderMenus(page);
  await takeDocPicture(page, 'brand-6-menu', page.getByRole('heading', { level: 1 }));
  await steps.addBanner(page);
  await takeDocPicture(page, 'brand-7-banner', page.getByRole('heading', { level: 1 }));
  await steps.planCampaign(page);
  await takeDocPicture(page, 'brand-8-campaign');
  await steps.makeCampaign(page);
  await publishNow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}

/** Links of the portal's main menu, in order; its name is said in the language of the visitor. */
const mainMenu = (portal: Page) =>
  portal.getByRole('banner').getByRole('navigation').first().getByRole('link');

async function lookAtHome(portal: Page): Promise<void> {
  await portal.goto(server.portal('river-lantern'));
  const logo = portal.getByRole('banner').locator('.lv-brand-logo img').first();
  await expect(logo).toHaveAttribute('src', /logo-on-light\.svg$/u);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(portal.getByRole('button', { name: 'Register' }).first()).toHaveCSS(
    'background-color',
    'rgb(15, 118, 110)',
  );
  await expect(mainMenu(portal).first()).toHaveText('Home');
  await expect(mainMenu(portal).nth(1)).toHaveText(river.promo.English);
  await expect(mainMenu(portal).nth(2)).toHaveText('Slots');
  const highlights = portal.getByRole('region', { name: 'Highlights' });
  await expect(highlights.getByRole('heading', { name: river.promo.English })).toBeVisible();
  await expect(highlights.locator('img[src*="lantern-nights.svg"]').first()).toBeVisible();
  await takeDocPicture(portal, 'brand-9-live');
  await portal.setViewportSize(phone);
  await takeDocPicture(portal, 'brand-9-live-phone');
  await portal.setViewportSize(desk);
  await highlights.getByRole('button', { name: `Show 2: ${river.hero.English}` }).click();
  await expect(highlights.locator('img[src*="harbour-at-night.svg"]').first()).toBeVisible();
}

async function readInThai(portal: Page): Promise<void> {
  await portal.getByRole('button', { name: /^Choose a language/u }).click();
  const languages = portal.locator('.lv-language-list').getByRole('button');
  await expect(languages).toHaveText([/English/u, /简体中文/u, /ไทย/u]);
  await languages.last().click();
  await expect(mainMenu(portal).nth(1)).toHaveText(river.promo.Thai);
}

async function lookAtRegistration(portal: Page): Promise<void> {
  await portal.goto(`${server.portal('river-lantern')}/register`);
  const form = portal.getByRole('dialog');
  const fields = form.locator('[data-field]').filter({ visible: true });
  await expect(form.getByText(`Step 1 of 2: ${river.steps[0].English}`)).toBeVisible();
  await expect(fields).toHaveCount(4);
  const answers = { username: 'lantern1234', password: 'Lilac-12-Rain', verifyPwd: 'Lilac-12-Rain' };
  for (const [name, answer] of Object.entries(answers))
    await form.locator(`[data-field=${name}] input`).fill(answer);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText(`Step 2 of 2: ${river.steps[1].English}`)).toBeVisible();
  await expect(fields).toHaveCount(8);
  await expect(form.getByLabel(steps.ownField)).toBeVisible();
}

test(
  'a stranger makes a brand from nothing in an empty console: logo, colours, languages, registration, menus, a page, banners and a campaign',
  { tag: '@full' },
  async ({ page, browser, expected }) => {
    test.setTimeout(twentyMinutes);
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    // The preview asks for the new page before its draft is saved.
    expected.perhaps.answer(/\/lantern-nights\?preview=/u, 404);
    await signInByPage(page, server, '/');
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Work on/u }) }),
    ).toHaveCount(2);
    await makeBrand(page);

    const portal = await browser.newPage({ viewport: desk, reducedMotion: 'reduce' });
    await lookAtHome(portal);
    await mainMenu(portal).nth(1).click();
    await expect(portal.getByRole('heading', { level: 1, name: river.promo.English })).toBeVisible();
    await expect(portal.getByRole('main').getByText(river.promoText.English)).toBeVisible();
    await lookAtRegistration(portal);
    await portal.setViewportSize(phone);
    await takeDocPicture(portal, 'brand-4-registration-phone');
    await portal.setViewportSize(desk);
    await portal.goto(server.portal('river-lantern'));
    await readInThai(portal);

    await page
      .getByRole('navigation', { name: 'Workspace' })
      .getByRole('link', { name: 'Promotions' })
      .click();
    await expect(page.getByRole('row', { name: new RegExp(`^${river.campaign}`, 'u') })).toContainText(
      'Coming',
    );
  },
);
