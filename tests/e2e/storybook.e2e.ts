import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { blocksIn } from '../../.storybook/first-block.ts';
import { expect, test } from './support/test.ts';

const folder = 'storybook-static';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the built Storybook as any static host would. */
const serve = (): Promise<{ server: Server; origin: string }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
      try {
        const body = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
        response.writeHead(200, {
          'content-type': types[extname(path) || '.html'] ?? 'application/octet-stream',
        });
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        server,
        origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      });
    });
  });

type Data = {
  brand: string;
  texts: Record<string, Record<string, string>>;
  core: Record<'forms' | 'menus', Record<string, object>> & { screens: Record<string, ScreenDocument> };
};
const brands = ['aurora', 'padauk'].map(
  (brand) => JSON.parse(readFileSync(`.cache/stories/brands/${brand}.json`, 'utf8')) as Data,
);

const formSchema = JSON.parse(readFileSync('schemas/documents/form.schema.json', 'utf8')) as {
  $defs: { field: { properties: { input: { enum: string[] } } } };
};
const inputs = formSchema.$defs.field.properties.input.enum;

const blocks = readdirSync('schemas/blocks', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('/') && path.endsWith('.schema.json'))
  .map((path) => basename(path, '.schema.json'));
/** Blocks that hold the rest of a page: the stories of pages and panels draw them. */
const frames = new Set(['outlet', 'centre']);

// A warning of Storybook about its own frame.
const ofStorybook = /will become mandatory in Storybook 11/u;

test.describe('the built Storybook', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  test.beforeAll(async () => {
    site = await serve();
  });
  test.afterAll(() => new Promise<void>((resolve) => site.server.close(() => resolve())));

  test('has every block, screen, form and menu of every brand and every kind of input, and draws them [ENG-07]', async ({
    page,
  }) => {
    const { entries } = (await (await fetch(`${site.origin}/index.json`)).json()) as {
      entries: Record<string, { title: string; name: string; id: string }>;
    };
    const plain = (text: string) => text.replaceAll(/[^A-Za-z0-9]/gu, '').toLowerCase();
    const listed = new Set(Object.keys(entries).map(plain));
    const titles = new Set(Object.values(entries).map(({ title }) => plain(title)));
    for (const type of blocks) expect(listed).toContain(plain(`referenceBlocks${type}`));
    for (const { brand, core } of brands) {
      const groups = {
        frames: Object.keys(core.screens).filter((id) => core.screens[id]?.presentation === 'frame'),
        pages: Object.keys(core.screens).filter((id) => core.screens[id]?.presentation === 'page'),
        modals: Object.keys(core.screens).filter((id) => core.screens[id]?.presentation === 'modal'),
        panels: Object.keys(core.screens).filter((id) => core.screens[id]?.presentation === 'panel'),
        forms: Object.keys(core.forms),
        menus: Object.keys(core.menus).map((menu) => `${menu}Plain`),
      };
      for (const [group, ids] of Object.entries(groups))
        for (const id of ids) expect(listed, `${brand} ${group} ${id}`).toContain(plain(brand + group + id));
      for (const { block } of blocksIn(core.screens))
        if (!frames.has(block.type)) expect(titles, brand).toContain(plain(`${brand}Blocks${block.type}`));
    }
    for (const input of inputs) expect(listed).toContain(plain(`widgets${input}empty`));
    for (const story of [
      'aurora-pages--home',
      'padauk-pages--home',
      'padauk-forms--register',
      'aurora-menus-main--plain',
      'widgets-amount--empty',
      'reference-overview--tokens',
      'reference-blocks--hero-carousel',
    ]) {
      await page.goto(`${site.origin}/iframe.html?id=${story}&viewMode=story`);
      await expect(page.locator('#storybook-root :is(h1, form, nav)').first(), story).toBeAttached();
      await expect(page.locator('.sb-errordisplay')).toBeHidden();
    }
  });

  test('says in a panel why a field of a form is as it is', async ({ page, expected }) => {
    expected.console(ofStorybook);
    await page.goto(`${site.origin}/?path=/story/padauk-forms--register`);
    await page.getByRole('tab', { name: 'Why' }).click();
    const story = page.frameLocator('#storybook-preview-iframe');
    await story.locator('[data-field=username] input').fill('1a');
    const answer = page.getByRole('region', { name: 'Value accepted' });
    await expect(answer).toContainText('has 2 characters: not kept.');
    await expect(answer).toContainText('rules/register /fields/username/minLength · from padauk');
    await page.getByLabel(/Field of/).selectOption('verificationCode');
    await expect(page.getByRole('region', { name: 'Shown' })).toContainText('Shown: no');
  });

  test('edits the document behind a story: checks it, shows it at once and gives the change', async ({
    page,
    expected,
  }) => {
    expected.console(ofStorybook);
    // A static host keeps no drafts.
    expected.answer(/\/livery\/draft$/u, 404);
    const form = brands[1]?.core.forms['login'] as { submit: { label: string } };
    const withLabel = (label: string) => JSON.stringify({ ...form, submit: { ...form.submit, label } });
    await page.goto(`${site.origin}/?path=/story/padauk-forms--login`);
    await page.getByRole('tab', { name: 'Document' }).click();
    const panel = page.frameLocator('iframe[title="Document of the story"]');
    const change = panel.getByRole('region', { name: 'Change' });
    const type = async (text: string): Promise<void> => {
      await panel.locator('.cm-content').click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    };
    await expect(panel.getByLabel('Document')).toHaveValue('form/login');
    await expect(change).toContainText('form/login is as published. No problems.');

    await type(withLabel('no.such.text'));
    await expect(change).toContainText('No text');
    await type('{ "kind": ');
    await expect(change).toContainText('This is not JSON yet');

    await type(withLabel('action.retry'));
    await expect(change).toContainText('form/login is changed. No problems.');
    const told = panel.getByLabel('What to take along');
    await expect
      .poll(async () => JSON.parse(await told.inputValue()))
      .toEqual({
        submit: { label: 'action.retry' },
      });
    const words = brands[1]?.texts['en']?.['action.retry'] ?? '';
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator('form [type=submit]')).toHaveText(words);
    await panel.getByRole('button', { name: 'Take back' }).click();
    await expect(story.locator('form [type=submit]')).not.toHaveText(words);
  });

  test('has controls from the schema of a block, and draws it in another brand, theme and direction', async ({
    page,
    expected,
  }) => {
    expected.console(ofStorybook);
    // Of the panel of documents, where it is drawn before that of the controls.
    expected.perhaps.answer(/\/livery\/draft$/u, 404);
    await page.goto(`${site.origin}/?path=/story/aurora-blocks-herocarousel--plain`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator('.lv-hero')).toHaveAttribute('data-variant', 'cinema');
    await page.getByRole('radio', { name: 'split' }).click();
    await expect(story.locator('.lv-hero')).toHaveAttribute('data-variant', 'split');
    await page.goto(
      `${site.origin}/?path=/story/aurora-pages--home&globals=brand:padauk;mode:light;direction:rtl`,
    );
    await expect(story.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(story.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(story.locator('img[src^="/assets/padauk/"]').first()).toBeAttached();
    await expect(story.locator('img[src^="/assets/aurora/"]')).toHaveCount(0);
  });

  test('answers as the gateway did to whoever looks', async ({ page }) => {
    const open = (globals: string) =>
      page.goto(
        `${site.origin}/iframe.html?id=aurora-blocks-sessionbar--plain&viewMode=story&globals=${globals}`,
      );
    await open('who:member');
    await expect(page.getByText('demo', { exact: true }).first()).toBeVisible();
    await open('who:visitor');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});
