import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../testing/form-packs.ts';
import { gridWithRoom } from '../testing/grid-with-room.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import { watchDownloads } from '../testing/watch-downloads.ts';
import './TextsPage.tsx';

const languages = ['en', 'my', 'th', 'vi', 'ja', 'ko', 'lo'];

/** The small packs in more languages: Thai has two texts, the others none. */
function manyLanguages() {
  const packs = formPacks();
  for (const language of languages.slice(2)) {
    const texts: Record<string, string> =
      language === 'th' ? { 'menu.home': 'หน้าแรก', 'menu.account': 'บัญชี' } : {};
    Object.assign(packs['ground'] ?? {}, { [`texts/${language}`]: { kind: 'texts', id: language, texts } });
  }
  Object.assign(packs['shop']?.['brand/main'] ?? {}, { languages });
  return packs;
}

const columns = (): string[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => (textContent ?? '').replace('source', ''));
const keys = (): string[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');

async function openTexts(packs = manyLanguages()) {
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/texts');
  await screen.findByRole('grid');
  return { admin, user: startUser() };
}

beforeEach(() => {
  localStorage.clear();
  gridWithRoom();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('tells of texts that repeat the parent’s, and takes them away in a step that undo brings back', async () => {
  const packs = formPacks();
  const home = objectUnder(packs['ground']?.['texts/en'], 'texts')['menu.home'] ?? '';
  packs['shop'] = {
    ...packs['shop'],
    'texts/en': { kind: 'texts', id: 'en', texts: { 'menu.home': home, 'menu.play': 'Play here' } },
    'texts/my': { kind: 'texts', id: 'my', texts: { 'menu.account': 'အကောင့်' } },
  };
  const { admin, user } = await openTexts(packs);
  expect(screen.getByText(/^2 texts repeat the parent’s \(English and Burmese\)$/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the copies' }));
  await waitFor(() => expect(admin.drafted('shop', 'texts/my')).toBeNull());
  expect(admin.drafted('shop', 'texts/en')).toMatchObject({ texts: { 'menu.play': 'Play here' } });
  expect(admin.drafted('shop', 'texts/en')).not.toHaveProperty(['texts', 'menu.home']);
  expect(screen.queryByRole('button', { name: 'Remove the copies' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Undo: Remove copies/u }));
  await screen.findByRole('button', { name: 'Remove the copies' });
});

it('shows a rich text as words, and opens its own editor, which loses no markup', async () => {
  const packs = manyLanguages();
  Object.assign(objectUnder(packs['ground']?.['texts/en'], 'texts'), {
    'notice.body': '<p>Tap <strong>Share</strong>.</p><ul><li>Done</li></ul>',
  });
  const { admin, user } = await openTexts(packs);
  const cell = screen.getByText('Tap Share. Done').closest<HTMLElement>('[role=gridcell]');
  cell?.focus();
  await user.keyboard('x');
  const dialog = await screen.findByRole('dialog', { name: 'notice.body (English)' });
  const editor = await within(dialog).findByRole('textbox', { name: 'English' });
  expect(editor.innerHTML).toContain('<strong>Share</strong>');
  document.getSelection()?.collapse(editor.querySelector('li p'), 1);
  document.dispatchEvent(new Event('selectionchange'));
  await user.keyboard(' now');
  await user.click(within(dialog).getByRole('button', { name: 'Save as draft' }));
  await waitFor(() =>
    expect(admin.drafted('shop', 'texts/en')).toMatchObject({
      texts: { 'notice.body': '<p>Tap <strong>Share</strong>.</p><ul><li>Done now</li></ul>' },
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Tap Share. Done now');

  await user.keyboard('{ArrowRight}{Enter}');
  const burmese = await screen.findByRole('dialog', { name: 'notice.body (Burmese)' });
  const source = await within(burmese).findByRole('textbox', { name: 'English' });
  expect(source.getAttribute('aria-readonly')).toBe('true');
  expect(within(burmese).getByRole('textbox', { name: 'Burmese' }).textContent).toBe('');
});

describe('the columns of the grid', () => {
  it('begin with the source and three languages; what is chosen is remembered for the account', async () => {
    const { user } = await openTexts();
    expect(columns()).toEqual(['Key', 'English', 'Burmese', 'Thai', 'Vietnamese']);
    await user.click(screen.getByRole('button', { name: 'Languages… (4 of 7)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Languages in the grid' });
    await user.type(within(dialog).getByRole('searchbox'), 'lao');
    await user.click(within(dialog).getByRole('checkbox', { name: /Lao/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(columns()).toEqual(['Key', 'English', 'Burmese', 'Thai', 'Vietnamese', 'Lao']);
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('6');
    cleanup();
    await openTexts();
    expect(columns().at(-1)).toBe('Lao');
  });

  it('compare two languages beside the source, and find what is done in one alone', async () => {
    const { user } = await openTexts();
    await user.click(screen.getByRole('radio', { name: 'Compare two' }));
    expect(columns()).toEqual(['Key', 'English', 'Burmese', 'Thai']);
    await user.click(screen.getByRole('button', { name: /First language/ }));
    await user.click(await screen.findByRole('option', { name: /Vietnamese/ }));
    expect(columns()).toEqual(['Key', 'English', 'Vietnamese', 'Thai']);
    await user.click(screen.getByRole('button', { name: /^All texts/ }));
    await user.click(await screen.findByRole('option', { name: /Done in one of the two alone/ }));
    expect(keys()).toEqual(['menu.account', 'menu.home']);
  });
});

it('shows what is translated by language and by area, and leads from there to the texts', async () => {
  const { user } = await openTexts();
  await user.click(screen.getByRole('button', { name: 'Coverage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Coverage' });
  expect(within(dialog).getAllByRole('rowheader')).toHaveLength(languages.length);
  await user.click(within(dialog).getByRole('radio', { name: 'By area' }));
  await user.click(within(dialog).getByRole('button', { name: /Language$/ }));
  await user.click(await screen.findByRole('option', { name: /Thai/ }));
  const menu = within(dialog).getByRole('row', { name: /^menu/ });
  expect(within(menu).getAllByRole('cell')[0]?.textContent).toBe('100% 2 of 2');
  await user.click(within(menu).getByRole('button', { name: 'menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keys()).toEqual(['menu.account', 'menu.home']);
});

it('lets whoever may change the brand say which languages must be translated to publish', async () => {
  const { admin, user } = await openTexts();
  await user.click(screen.getByRole('button', { name: 'Coverage' }));
  const dialog = await screen.findByRole('dialog', { name: 'Coverage' });
  const thai = () => within(dialog).getByRole('switch', { name: 'Thai must be translated to publish' });
  expect(within(dialog).queryByRole('switch', { name: /^English/u })).toBeNull();
  await user.click(thai());
  await waitFor(() =>
    expect(admin.drafted('shop', 'brand/main')).toMatchObject({ publishing: { translated: ['th'] } }),
  );
  await user.click(thai());
  await waitFor(() =>
    expect(admin.drafted('shop', 'brand/main')).toMatchObject({ publishing: { translated: [] } }),
  );
  cleanup();
  const translator = createMemoryAdmin({
    packs: manyLanguages(),
    roles: { shop: { texts: 'editor' } },
  });
  renderConsole(translator, '/shop/texts');
  await user.click(await screen.findByRole('button', { name: 'Coverage' }));
  expect(await screen.findByRole('switch', { name: /^Thai/u })).toHaveProperty('disabled', true);
});

it('shows the texts that were added since a version', async () => {
  const { admin, user } = await openTexts();
  const texts = { 'promo.new': 'New', 'promo.old': 'Old' };
  admin.pushElsewhere('shop', 'texts/en', { kind: 'texts', id: 'en', texts });
  cleanup();
  renderConsole(admin, '/shop/texts');
  await screen.findByRole('grid');
  expect(keys()).toContain('menu.home');
  await user.click(screen.getByRole('button', { name: /Added since$/ }));
  await user.click(await screen.findByRole('option', { name: /version 1$|version 1\b/ }));
  await screen.findByText(/^2 of \d+ texts$/);
  expect(keys()).toEqual(['promo.new', 'promo.old']);
});

it('assigns an area to a translator, shows what is mine, and exchanges the file of one', async () => {
  const { admin, user } = await openTexts();
  const choose = async (picker: RegExp, option: RegExp) => {
    await user.click(screen.getByRole('button', { name: picker }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await screen.findByRole('dialog', { name: 'Assign translations' });
  await choose(/Language$/, /Thai/);
  await choose(/ Texts$/, /One area/);
  await choose(/Area$/, /^menu/);
  await choose(/ To$/, /^me$/);
  await user.click(screen.getByRole('button', { name: 'Assign 2 texts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(admin.calls.findLast(({ path }) => path.endsWith('/translations'))?.body).toEqual({
    language: 'th',
    account: 'me',
    keys: ['menu.account', 'menu.home'],
  });
  await choose(/Assigned to$/, /^Mine/);
  expect(keys()).toEqual(['menu.account', 'menu.home']);
  screen.getByText('Thai: assigned to me');

  await user.click(screen.getByRole('button', { name: 'Import and export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import and export' });
  await user.click(within(dialog).getByRole('button', { name: /Language$/ }));
  await user.click(await screen.findByRole('option', { name: /Thai/ }));
  await user.click(within(dialog).getByRole('button', { name: /Assigned to$/ }));
  await user.click(await screen.findByRole('option', { name: 'Of me' }));
  const downloads = watchDownloads();
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  const { name, text } = await downloads.last();
  expect(name).toBe('shop.th.me.xlf');
  expect(text.match(/<unit id="[^"]+"/g)).toEqual(['<unit id="menu.account"', '<unit id="menu.home"']);
  const file = new File([text.replace('หน้าแรก', 'หน้าหลัก')], 'shop.th.me.xlf');
  await user.upload(within(dialog).getByLabelText('File to import'), file);
  await within(dialog).findByText('The file was made for me.');
  within(dialog).getByText('me: 1 text');
});

describe('several texts at once', () => {
  it('are selected by Space, and deleted in one step unless the brand inherits them', async () => {
    const packs = manyLanguages();
    const shop = packs['shop'] ?? {};
    shop['texts/en'] = {
      kind: 'texts',
      id: 'en',
      texts: { ...(shop['texts/en']?.['texts'] as object), 'aa.one': 'One', 'aa.two': 'Two' },
    };
    const { admin, user } = await openTexts(packs);
    const [first] = screen.getAllByRole('rowheader');
    expect(first?.textContent).toBe('aa.one');
    first?.focus();
    await user.keyboard(' {ArrowDown}{Shift>} {/Shift}');
    await screen.findByText('2 selected');
    await user.keyboard('{ArrowDown} ');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 3 things?' });
    await within(dialog).findByText('1 cannot be deleted and stays');
    await user.click(within(dialog).getByRole('button', { name: 'Delete 2' }));
    await screen.findByText('Draft saved');
    expect(JSON.stringify(admin.drafted('shop', 'texts/en') ?? null)).not.toContain('aa.one');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(keys()).toContain('aa.one');
  });
});
