import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded before they are needed, so that no test waits for them.
import './DocumentPage.tsx';
import './DocumentsPage.tsx';

afterEach(cleanup);

const saved = () => screen.findByText('Draft saved');

async function openDocument(key: string, heading: string | RegExp) {
  const admin = createMemoryAdmin({ packs: formPacks() });
  renderConsole(admin, `/shop/documents/${key}`);
  await screen.findByRole('heading', { level: 1, name: heading });
  const user = startUser();
  await user.click(screen.getByRole('radio', { name: 'Form' }));
  return { admin, user };
}

describe('the list of all documents', () => {
  it('is narrowed down by words, kind and whose they are', async () => {
    renderConsole(createMemoryAdmin({ packs: formPacks() }), '/shop/documents');
    const search = await screen.findByRole('searchbox', { name: 'Search by name or id' });
    expect(screen.getByRole('link', { name: /form\/register/ })).toBeDefined();
    fireEvent.change(search, { target: { value: 'texts bur' } });
    expect(screen.queryByRole('link', { name: /form\/register/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Texts \(Burmese\)/ })).toBeDefined();
    expect(screen.getByText('1 document')).toBeDefined();
  });

  it('makes a new document as a copy of another', async () => {
    const admin = createMemoryAdmin({ packs: formPacks() });
    renderConsole(admin, '/shop/documents');
    const user = startUser();
    await user.click(await screen.findByRole('button', { name: 'New document' }));
    const dialog = await screen.findByRole('dialog', { name: 'New document' });
    await user.click(within(dialog).getByRole('button', { name: 'Make it' }));
    expect(within(dialog).getByText(/An id begins with a letter/)).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: 'Id' }), 'offers');
    await user.click(within(dialog).getByRole('button', { name: 'Make it' }));
    await screen.findByRole('heading', { level: 1, name: /offers/ });
    await saved();
    expect(admin.drafted('shop', 'screen/offers')).toMatchObject({ kind: 'screen', id: 'offers' });
  });
});

describe('the form of a document', () => {
  it('sets a value, says that it is set here, and gives it back to the parent', async () => {
    const { admin, user } = await openDocument('rules/register', /rules\/register/);
    await user.click(screen.getByRole('button', { name: 'email' }));
    const most = screen.getByRole('spinbutton', { name: 'Max length' });
    expect(screen.getByRole('button', { name: 'Max length: From ground. Why?' })).toBeDefined();
    fireEvent.change(most, { target: { value: '40' } });
    await saved();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(admin.drafted('shop', 'rules/register')).toEqual({
      kind: 'rules',
      id: 'register',
      fields: { email: { maxLength: 40 } },
    });
    await user.click(screen.getByRole('button', { name: 'Max length: Set here. Why?' }));
    const why = await screen.findByRole('dialog', { name: 'Where “Max length” comes from' });
    expect(within(why).getByText(/what ground says: 60/)).toBeDefined();
    await user.click(within(why).getByRole('button', { name: 'Reset to parent' }));
    expect((screen.getByRole('spinbutton', { name: 'Max length' }) as HTMLInputElement).value).toBe('60');
    await screen.findByText('Nothing to publish');
    expect(admin.drafted('shop', 'rules/register')).toBeNull();
  });

  it('says at once, in the words of the server, what a value is refused for', async () => {
    const { user } = await openDocument('rules/register', /rules\/register/);
    await user.click(screen.getByRole('button', { name: 'email' }));
    const most = screen.getByRole('spinbutton', { name: 'Max length' });
    fireEvent.change(most, { target: { value: '-4' } });
    expect(screen.getAllByText(/"maxLength" is -4; it has to be at least .* Write at least/)).toHaveLength(1);
    expect(screen.getAllByText('1 problem').length).toBeGreaterThan(0);
    fireEvent.change(most, { target: { value: '40' } });
    expect(screen.queryByText(/"maxLength" is/)).toBeNull();
    expect(screen.queryByText('1 problem')).toBeNull();
  });

  it('moves, renames and removes entries of an ordered collection', async () => {
    const { admin, user } = await openDocument('menu/main', /menu\/main/);
    await user.click(screen.getByRole('button', { name: 'Move account up' }));
    await user.click(screen.getByRole('button', { name: 'More for home' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename home' });
    const id = within(dialog).getByRole('textbox', { name: 'Id' });
    await user.clear(id);
    await user.type(id, 'account');
    expect(within(dialog).getByText('There is an entry with this id.')).toBeDefined();
    await user.clear(id);
    await user.type(id, 'start');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({
      order: ['account', 'start'],
      items: { home: null, start: { label: 'menu.home' } },
    });
  });

  it('refuses to remove what others name, with the places', async () => {
    const { admin, user } = await openDocument('patterns/main', /patterns\/main/);
    const [more] = screen.getAllByRole('button', { name: /^More for/ });
    const name = more?.getAttribute('aria-label')?.replace('More for ', '') ?? '';
    await user.click(screen.getByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: `“${name}” is used` });
    expect(within(dialog).getByText(/cannot be deleted or renamed while/)).toBeDefined();
    expect(within(dialog).getAllByRole('link').length).toBeGreaterThan(0);
    expect(admin.drafted('shop', 'patterns/main')).toBeUndefined();
  });

  it('has the words of a text with markup beside its key, without HTML', async () => {
    const packs = formPacks();
    packs['shop'] = {
      ...packs['shop'],
      'promotion/gift': {
        kind: 'promotion',
        id: 'gift',
        title: 'menu.home',
        summary: 'menu.home',
        terms: 'gift.terms',
        from: '2000-01-01T00:00:00Z',
        until: '2100-01-01T00:00:00Z',
        trigger: { on: 'deposit' },
        gives: { what: 'money', by: 'fixed', amount: 500 },
        how: 'claim',
        budget: 100_000,
      },
    };
    for (const language of ['en', 'my'])
      packs['shop'][`texts/${language}`] = {
        kind: 'texts',
        id: language,
        texts: { 'gift.terms': '<p>Pay in <b>once</b>.</p>' },
      };
    const admin = createMemoryAdmin({ packs });
    renderConsole(admin, '/shop/documents/promotion/gift');
    const user = startUser();
    await user.click(await screen.findByRole('radio', { name: 'Form' }));
    await user.click(await screen.findByRole('button', { name: 'Words of Terms' }));
    expect(screen.queryByRole('button', { name: 'Words of Summary' })).toBeNull();
    const terms = await screen.findByRole('textbox', { name: 'English' });
    expect(terms.textContent).toBe('Pay in once.');
    expect(admin.drafted('shop', 'texts/en')).toBeUndefined();
  });
});
