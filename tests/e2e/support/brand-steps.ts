import { expect, type Locator, type Page } from '@playwright/test';
import { brandPictures, type PictureFile } from './brand-pictures.ts';

/** Texts of the brand that is made, where the test writes and reads them. */
export const river = {
  name: 'River Lantern',
  hero: { English: 'Light up the river', 'Chinese (China)': '点亮河灯', Thai: 'จุดโคมลอยน้ำ' },
  promo: { English: 'Lantern nights', 'Chinese (China)': '灯火之夜', Thai: 'ค่ำคืนแห่งโคมไฟ' },
  promoText: {
    English: 'Three nights of lights, with double points on every game.',
    'Chinese (China)': '三晚灯火，所有游戏积分加倍。',
    Thai: 'สามคืนแห่งแสงไฟ รับคะแนนสองเท่าทุกเกม',
  },
  steps: [
    { English: 'Your account', 'Chinese (China)': '您的账户', Thai: 'บัญชีของคุณ' },
    { English: 'About you', 'Chinese (China)': '关于您', Thai: 'เกี่ยวกับคุณ' },
  ],
  campaign: 'River cashback',
  /** Primary as chosen in the dialog; it can be read in both modes, so the brand has this very shade. */
  primary: '#0f766e',
  accent: '#9a3412',
} as const;

type Words = Readonly<Record<string, string>>;

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name, exact: true }).click();

const isSaved = (page: Page): Promise<void> => expect(page.getByText('Draft saved')).toBeVisible();

/** Uploads by the button beside a choice of a picture, and waits until the picture is chosen. */
async function upload(page: Page, within: Locator, label: string, file: PictureFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    within.getByRole('button', { name: `Upload a picture: ${label}` }).click(),
  ]);
  await chooser.setFiles(file);
  const kept = file.name.toLowerCase().replaceAll(' ', '-');
  await expect(within.getByRole('button', { name: new RegExp(`^${label}:.*${kept}`, 'u') })).toBeVisible();
}

async function write(group: Locator, words: Words): Promise<void> {
  for (const [language, text] of Object.entries(words))
    await group.getByRole('textbox', { name: language, exact: true }).fill(text);
}

/** The dialog of a new brand, filled in. */
export async function fillNewBrand(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'New brand' });
  await dialog.getByLabel('Name', { exact: true }).fill(river.name);
  await dialog.getByText('More languages', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: /^Thai/u }).check();
  await dialog.getByText('More languages: Thai', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: /^Burmese/u }).uncheck();
  await dialog.getByRole('button', { name: /Currency$/u }).click();
  await page.keyboard.type('thai');
  await page.getByRole('option', { name: /THB/u }).click();
  await dialog.getByRole('radio', { name: 'A colour of its own' }).click();
  await dialog.getByLabel('A colour of its own').last().fill(river.primary);
  return dialog;
}

export async function createBrand(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Create the brand' }).click();
  const done = page.getByRole('dialog', { name: `${river.name} is live` });
  await done.getByRole('button', { name: `Work on ${river.name}` }).click();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
}

export async function putInLogo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Put in its logo' }).click();
  const main = page.getByRole('main');
  await upload(page, main, 'Logo on dark pages', brandPictures.logoOnDark);
  await upload(page, main, 'Logo on light pages', brandPictures.logoOnLight);
  await upload(page, main, 'Icon', brandPictures.icon);
  await isSaved(page);
}

export async function chooseColours(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Colours', exact: true }).click();
  await page.getByLabel('Accent, Light', { exact: true }).fill(river.accent);
  await page.getByLabel('Hero from, Light', { exact: true }).fill('#ffe8d6');
  await page.getByLabel('Hero from, Dark', { exact: true }).fill('#1b2a52');
  await expect(page.getByText('Every checked pair can be read.')).toBeVisible();
  await isSaved(page);
}

/** The banner that the template shows first gets a picture and words of the brand. */
export async function replaceHero(page: Page): Promise<void> {
  await open(page, 'Banners');
  const banner = page.getByRole('list', { name: 'Banners', exact: true }).locator('[data-row]').last();
  await banner.getByRole('button', { name: /^Details of/u }).click();
  await upload(page, banner, 'Picture', brandPictures.hero);
  await write(banner.getByRole('group', { name: /^Title/u }), river.hero);
  await isSaved(page);
}

/** Labels of the fields that the registration asks for beside those of the template. */
const asked = ['E-mail', 'Full name', 'Date of birth', 'Nationality', 'Line', 'Telegram'] as const;
export const ownField = 'Favourite festival';

/** Twelve fields: five of the template, six that it knows, one of the brand's own. */
export async function askForTwelveFields(page: Page): Promise<void> {
  await open(page, 'Forms');
  for (const field of asked)
    await page.getByRole('switch', { name: `Ask for ${field}`, exact: true }).click({ force: true });
  await page.getByRole('button', { name: /^Add a field\s*: Personal$/u }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Which field$/u }).click();
  await page.getByRole('option', { name: /^A field of its own/u }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(ownField);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('switch', { name: `Ask for ${ownField}`, exact: true })).toBeChecked();
}

/** The first step asks for the account and how to reach its owner, the second for everything else. */
export async function askInTwoSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask in steps', exact: true }).click();
  await page.getByRole('button', { name: 'Add a step', exact: true }).click();
  for (const group of ['Personal', 'Messengers', 'Invitation', 'Confirm']) {
    await page.getByRole('button', { name: new RegExp(`Step of ${group}$`, 'u') }).click();
    await page.getByRole('option', { name: /^Step 2/u }).click();
  }
  for (const [index, words] of river.steps.entries()) {
    await page.getByRole('button', { name: `Words of Step ${index + 1}`, exact: true }).click();
    await write(page.getByRole('group', { name: /^Name in the progress/u }), words);
    await page.getByRole('button', { name: `Words of ${words.English}`, exact: true }).click();
  }
  await expect(page.locator('.op-live').getByText('Step 1 of 2: Your account')).toBeVisible();
  await isSaved(page);
}

export async function makePromoPage(page: Page): Promise<void> {
  await open(page, 'Screens');
  await page.getByRole('button', { name: 'New screen…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(river.promo.English);
  await dialog.getByRole('radio', { name: /^Promotion page/u }).check({ force: true });
  await dialog.getByRole('button', { name: 'Make screen' }).click();
  const selected = page.getByRole('region', { name: 'Selected block' });
  const block = (name: RegExp) => page.getByRole('treegrid').getByRole('row', { name });
  await block(/^Heading/u).click();
  await write(selected.getByRole('group', { name: /^Text/u }), river.promo);
  await block(/^Rich text/u).click();
  await write(selected.getByRole('group', { name: /^Text/u }), river.promoText);
  await expect(page.frameLocator('iframe').getByText(river.promoText.English)).toBeVisible();
  await isSaved(page);
}

/** An entry for the promo page in second place, and slots ahead of everything that is played. */
export async function reorderMenus(page: Page): Promise<void> {
  await open(page, 'Menus');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('What it says').fill(river.promo.English);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  const entry = page.locator('[data-row]').filter({ hasText: river.promo.English });
  await write(entry.getByRole('group', { name: /^Label/u }), river.promo);
  await entry.getByRole('button', { name: /What it does: what it does$/u }).click();
  await page.getByRole('option', { name: /^Go to a page/u }).click();
  await entry.getByRole('button', { name: /What it does: Page$/u }).click();
  await pickPromoPage(page);
  await entry.getByRole('button', { name: `Move to…: ${river.promo.English}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Place$/u }).click();
  await page.getByRole('option', { name: /After Home$/u }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  const slots = page.getByRole('button', { name: /^Drag Slots;/u });
  await slots.focus();
  for (let place = 0; place < 5; place += 1) await page.keyboard.press('Alt+ArrowUp');
  const shown = page.frameLocator('iframe').getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(shown.nth(1)).toHaveText(river.promo.English);
  await expect(shown.nth(2)).toHaveText('Slots');
  await isSaved(page);
}

/** Chooses the promo page by its title. */
async function pickPromoPage(page: Page): Promise<void> {
  await page.keyboard.type(river.promo.English);
  await page.getByRole('option', { name: new RegExp(river.promo.English, 'u') }).click();
}

export async function addBanner(page: Page): Promise<void> {
  await open(page, 'Banners');
  await page.getByRole('button', { name: 'Add a banner' }).click();
  const dialog = page.getByRole('dialog');
  await upload(page, dialog, 'Picture', brandPictures.banner);
  await dialog.getByRole('textbox', { name: /^Title/u }).fill(river.promo.English);
  await dialog.getByRole('textbox', { name: /^Text/u }).fill(river.promoText.English);
  await dialog.getByRole('button', { name: /^Leads to/u }).click();
  await pickPromoPage(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('list', { name: 'Banners', exact: true }).locator('[data-row]').first();
  await write(row.getByRole('group', { name: /^Title/u }), river.promo);
  await write(row.getByRole('group', { name: /^Text/u }), river.promoText);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: river.promo.English })).toBeVisible();
  await isSaved(page);
}

/** Day in so many days, at midnight, as an input of date and time takes it. */
const midnightIn = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00`;

/** A weekly cashback that begins in ten days, made by the five questions. */
export async function planCampaign(page: Page): Promise<void> {
  await open(page, 'Promotions');
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('radio', { name: /^Weekly cashback/u }).check({ force: true });
  const next = page.getByRole('button', { name: 'Next' });
  for (let question = 1; question < 5; question += 1) await next.click();
  await page.getByLabel(/^Begins/u).fill(midnightIn(10));
  await page.getByLabel(/^Ends/u).fill(midnightIn(38));
  await page.getByLabel(/^Name in English/u).fill(river.campaign);
  await page.getByLabel(/^Name in Chinese/u).fill('河灯返水');
  await page.getByLabel(/^Name in Thai/u).fill('คืนยอดริมน้ำ');
}

export async function makeCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make the draft and simulate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(river.campaign, 'u') })).toBeVisible();
  await isSaved(page);
}
