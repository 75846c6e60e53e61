import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pseudoLanguage } from '#engine/testing/pseudo-language.ts';
import { formPacks } from '../testing/form-packs.ts';
import { gridWithRoom } from '../testing/grid-with-room.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded before they are needed, so that no test waits for them.
import '../document/DocumentPage.tsx';
import './TextsPage.tsx';

const { code, description } = pseudoLanguage;

beforeEach(() => {
  localStorage.clear();
  gridWithRoom();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a language that does not exist is described, offered and begun in the console alone [OFF-22]', async () => {
  const packs = formPacks();
  Object.assign(packs['ground'] ?? {}, {
    'languages/main': { kind: 'languages', id: 'main', languages: { en: { name: 'English' } } },
  });
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/documents/languages/main');
  const user = startUser();
  await user.click(await screen.findByRole('radio', { name: 'Form' }));
  await user.click(screen.getByRole('button', { name: 'Add an entry' }));
  await user.type(screen.getByRole('textbox', { name: 'Id' }), `${code}{Enter}`);
  const name = await screen.findByRole('textbox', { name: /^Name/u });
  fireEvent.change(name, { target: { value: description.name } });
  await screen.findByText('Draft saved');
  expect(admin.drafted('shop', 'languages/main')).toMatchObject({
    languages: { [code]: { name: description.name } },
  });

  cleanup();
  renderConsole(admin, '/shop/texts');
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'New language' }));
  const dialog = await screen.findByRole('dialog', { name: 'New language for this brand' });
  // It is the only one that is described and not offered.
  expect(within(dialog).getByRole('button', { name: /Language/u }).textContent).toContain(code);
  await user.click(within(dialog).getByRole('button', { name: 'Add the language' }));
  await waitFor(() =>
    expect(admin.drafted('shop', 'brand/main')).toMatchObject({
      languages: expect.arrayContaining([code]) as unknown,
    }),
  );
  expect(admin.drafted('shop', `texts/${code}`)).toMatchObject({
    texts: { 'menu.home': 'Home' },
    // Begun with the words of the source, which count as not translated.
    madeFrom: { 'menu.home': '00000000' },
  });
  expect(await screen.findByRole('columnheader', { name: new RegExp(code, 'u') })).toBeDefined();
});
