import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { combinations } from '#run-size';
import { PUSH_PATH } from '../../.storybook/document-panel/messages.ts';
import { blocksIn } from '../../.storybook/first-block.ts';
import { answerPush } from '../../.storybook/push-draft.ts';
import { signIn, type Operator } from './support/admin.ts';
import { freePort, operatorPassword } from './support/server.ts';
import type { Expected } from './support/page-faults.ts';
import { expect, test } from './support/test.ts';

const folder = 'storybook-static';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the built Storybook as any static host would, with what a development server adds: drafts can be pushed from it. */
const serve = (): Promise<{ server: Server; origin: string }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
      if (path === PUSH_PATH) return void answerPush(request, response);
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

const storyIn = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
const panelIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Document of the story"]');

/** Draft of a document of padauk, with its revision; 0 without one. */
const draftOf = async (operator: Operator, key: string) => {
  const { draft, revision } = await operator.get(`/packs/padauk/documents/${key}`);
  return { draft: draft as { modes?: { light?: Record<string, string> } } | null, revision };
};

test.describe('the built Storybook', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  test.beforeAll(async () => {
    site = await serve();
  });
  test.afterAll(async ({ sharedPage }) => {
    await sharedPage.goto('about:blank');
    await new Promise<void>((resolve) => site.server.close(() => resolve()));
  });

  /** Shows a story without Storybook around it. */
  const draw = (page: Page, story: string, globals = '') =>
    page.goto(`${site.origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);

  /** Chooses a story. Storybook is opened once for all tests of this file: opening it takes as long as what they show. */
  const choose = async (page: Page, story: string, expected: Expected): Promise<FrameLocator> => {
    // A warning of Storybook about its own frame.
    expected.perhaps.console(/will become mandatory in Storybook 11/u);
    const address = `${site.origin}/?path=/story/${story}`;
    if (page.url().startsWith(`${site.origin}/?path=`))
      await page.evaluate((next) => {
        window.history.pushState({}, '', next);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
    else await page.goto(address);
    await expect(page.locator(`[data-item-id="${story}"][data-selected="true"]`)).toBeAttached();
    return storyIn(page);
  };

  const openDocument = async (page: Page, key: string): Promise<FrameLocator> => {
    await page.getByRole('tab', { name: 'Document' }).click();
    const panel = panelIn(page);
    await panel.getByLabel('Document', { exact: true }).selectOption(key);
    return panel;
  };

  test('has every block, screen, form and menu of every brand and every kind of input, and draws them [ENG-07]', async ({
    sharedPage: page,
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
    // All are drawn where stories are tests; here the build draws one of each kind.
    for (const story of combinations(
      ['padauk-forms--register', 'reference-overview--tokens'],
      [
        'aurora-pages--home',
        'padauk-pages--home',
        'aurora-menus-main--plain',
        'widgets-amount--empty',
        'reference-blocks--hero-carousel',
        'aurora-side-by-side--home-side-by-side',
      ],
    )) {
      await draw(page, story);
      await expect(page.locator('#storybook-root :is(h1, form, nav, iframe)').first(), story).toBeAttached();
      await expect(page.locator('.sb-errordisplay')).toBeHidden();
    }
  });

  test('draws a page in another brand, theme and direction', async ({ sharedPage: page }) => {
    await draw(page, 'aurora-pages--home', 'brand:padauk;mode:light;direction:rtl');
    await expect(page.locator('img[src^="/assets/padauk/"]').first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('img[src^="/assets/aurora/"]')).toHaveCount(0);
  });

  test('answers as the gateway did to whoever looks', { tag: '@full' }, async ({ sharedPage: page }) => {
    await draw(page, 'aurora-blocks-sessionbar--plain', 'who:member');
    await expect(page.getByText('demo', { exact: true }).first()).toBeVisible();
    await draw(page, 'aurora-blocks-sessionbar--plain', 'who:visitor');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('has controls from the schema of a block, and reads no document before they are asked for', async ({
    sharedPage: page,
    expected,
  }) => {
    const story = await choose(page, 'aurora-blocks-herocarousel--plain', expected);
    await expect(story.locator('.lv-hero')).toHaveAttribute('data-variant', 'cinema');
    await expect(page.locator('iframe[title="Document of the story"]')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Controls' }).click();
    await page.getByRole('radio', { name: 'split' }).click();
    await expect(story.locator('.lv-hero')).toHaveAttribute('data-variant', 'split');
  });

  test(
    'says in a panel why a field of a form is as it is',
    { tag: '@full' },
    async ({ sharedPage: page, expected }) => {
      const story = await choose(page, 'padauk-forms--register', expected);
      await page.getByRole('tab', { name: 'Why' }).click();
      await story.locator('[data-field=username] input').fill('1a');
      const answer = page.getByRole('region', { name: 'Value accepted' });
      await expect(answer).toContainText('has 2 characters: not kept.');
      await expect(answer).toContainText('rules/register /fields/username/minLength · from padauk');
      await page.getByLabel(/Field of/).selectOption('verificationCode');
      await expect(page.getByRole('region', { name: 'Shown' })).toContainText('Shown: no');
    },
  );

  test('edits the document behind a story: checks it, shows it at once and gives the change', async ({
    sharedPage: page,
    expected,
  }) => {
    const form = brands[1]?.core.forms['login'] as { submit: { label: string } };
    const withLabel = (label: string) => JSON.stringify({ ...form, submit: { ...form.submit, label } });
    const story = await choose(page, 'padauk-forms--login', expected);
    await page.getByRole('tab', { name: 'Document' }).click();
    const panel = panelIn(page);
    const change = panel.getByRole('region', { name: 'Change' });
    const type = async (text: string): Promise<void> => {
      await panel.locator('.cm-content').click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    };
    await expect(panel.getByLabel('Document', { exact: true })).toHaveValue('form/login');
    await expect(change).toContainText('form/login is as published. No problems.');

    await type(withLabel('no.such.text').replace('{', '{ "kind": "form",'));
    await expect(change).toContainText('No text');
    await expect(change).toContainText('"kind" stands twice in this object');
    await type('{ "kind": ');
    await expect(change).toContainText('This is not JSON yet');
    await expect(panel.getByRole('region', { name: /^Form of/u })).toContainText(
      'The JSON has a mistake in line 1',
    );
    await type(withLabel('action.retry'));
    await expect(change).toContainText('form/login is changed. No problems.');
    const told = panel.getByLabel('What to take along');
    await expect
      .poll(async () => JSON.parse(await told.inputValue()))
      .toEqual({ submit: { label: 'action.retry' } });
    const words = brands[1]?.texts['en']?.['action.retry'] ?? '';
    await expect(story.locator('form [type=submit]')).toHaveText(words);
    await panel.getByRole('button', { name: 'Take back' }).click();
    await expect(story.locator('form [type=submit]')).not.toHaveText(words);
  });

  test('edits colours in a form beside the JSON, undoes in both, and pushes the change as a draft to a server', async ({
    sharedPage: page,
    server,
    expected,
  }) => {
    const story = await choose(page, 'padauk-forms--login', expected);
    const panel = await openDocument(page, 'theme/main');
    const light = panel.getByRole('group', { name: 'Light' });
    const primary = light.getByRole('textbox', { name: 'Primary', exact: true });
    const json = panel.locator('.cm-content');
    const was = await primary.inputValue();
    const shown = () =>
      story.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-primary'));

    await light.getByLabel('Pick Primary', { exact: true }).fill('#8a1f5c');
    await expect(json).toContainText('"primary": "#8a1f5c"');
    await expect.poll(shown).toBe('#8a1f5c');
    await primary.press('Control+z');
    await expect(primary).toHaveValue(was);
    await expect(json).not.toContainText('#8a1f5c');
    await panel.getByRole('button', { name: 'Redo' }).click();
    await expect(primary).toHaveValue('#8a1f5c');
    await json.press('Control+z');
    await expect(primary).toHaveValue(was);
    await json.press('Control+y');
    await expect(primary).toHaveValue('#8a1f5c');

    await panel.getByText('Push as a draft…').click();
    const push = async (address: string, password: string): Promise<void> => {
      await panel.getByLabel('Server').fill(address);
      await panel.getByLabel('Password').fill(password);
      await panel.getByRole('button', { name: 'Push as a draft' }).click();
    };
    const outcome = panel.locator('.panel-push').getByRole('status');
    await push('https://livery.example', 'any');
    await expect(outcome).toContainText('Drafts go to a server on this machine');
    await push(server.origin, 'not the password');
    await expect(outcome).not.toContainText('on this machine');
    await expect(outcome).not.toBeEmpty();
    const operator = await signIn(server.origin);
    expect(await draftOf(operator, 'theme/main')).toMatchObject({ revision: 0 });
    await push(server.origin, operatorPassword);
    await expect(outcome).toContainText('Saved as a draft of padauk, revision');
    const { draft } = await draftOf(operator, 'theme/main');
    expect(draft?.modes?.light?.['primary']).toBe('#8a1f5c');
    await operator.send('DELETE', '/packs/padauk/drafts/theme/main');
    await panel.getByRole('button', { name: 'Take back' }).click();
  });
});

test('the Storybook that is developed in takes a draft to a server', { tag: '@full' }, async ({ server }) => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', String(port), '--no-open', '--ci'],
    { stdio: 'ignore' },
  );
  try {
    const origin = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${origin}${PUSH_PATH}`).then(
            ({ headers }) => headers.get('x-livery-push'),
            () => null,
          ),
        { timeout: 150_000 },
      )
      .toBe('yes');
    const answer = await fetch(`${origin}${PUSH_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        server: server.origin,
        username: 'admin',
        password: operatorPassword,
        pack: 'padauk',
        key: 'theme/main',
        change: { modes: { light: { primary: '#8a1f5c' } } },
      }),
    });
    expect(await answer.json()).toMatchObject({ ok: true });
    const operator = await signIn(server.origin);
    const { draft } = await draftOf(operator, 'theme/main');
    expect(draft?.modes?.light?.['primary']).toBe('#8a1f5c');
    await operator.send('DELETE', '/packs/padauk/drafts/theme/main');
  } finally {
    child.kill();
  }
});
