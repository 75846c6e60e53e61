import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './MenusPage.tsx';

afterEach(cleanup);

async function openMenu() {
  const admin = createMemoryAdmin({ packs: formPacks() });
  renderConsole(admin, '/shop/menus/main');
  await screen.findByRole('list', { name: 'Main' });
  const saved = () => screen.findByText('Draft saved');
  return { admin, user: startUser(), saved };
}

const shown = (): string[] =>
  within(screen.getByRole('list', { name: 'Main' }))
    .getAllByRole('switch')
    .map((control) => control.getAttribute('aria-label') ?? '');

describe('the menu editor', () => {
  it('orders entries', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Move My account up' }));
    expect(shown()).toEqual(['Show My account', 'Show Home']);
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({
      order: ['account', 'home'],
      items: { home: { icon: 'star' } },
    });
  });

  it('hides an entry and shows it again where it was', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('switch', { name: 'Show Home' }));
    expect(shown()).toEqual(['Show My account']);
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({ order: ['account'] });
    await user.click(
      within(screen.getByRole('list', { name: 'Hidden' })).getByRole('switch', { name: 'Show Home' }),
    );
    expect(shown()).toEqual(['Show Home', 'Show My account']);
  });

  it('writes a label of its own into the texts of one language', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of My account' }));
    fireEvent.change(screen.getByLabelText('English'), { target: { value: 'Me' } });
    await saved();
    expect(admin.drafted('shop', 'texts/en')).toEqual({
      kind: 'texts',
      id: 'en',
      texts: { 'menu.account': 'Me' },
    });
    // Its translation is of the former words.
    expect(admin.drafted('shop', 'texts/my')).toEqual({
      kind: 'texts',
      id: 'my',
      madeFrom: { 'menu.account': expect.any(String) as string },
    });
  });

  it('gives an entry a key of its own when the words are shared, and says so before', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of Home' }));
    expect(screen.getByText(/Also shown in 1 other place/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('English'), { target: { value: 'Start' } });
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({
      items: { home: { label: 'menu.main.home' } },
    });
    expect(admin.drafted('shop', 'texts/en')?.['texts']).toEqual({ 'menu.main.home': 'Start' });
    expect(admin.drafted('shop', 'texts/my')?.['texts']).toEqual({ 'menu.main.home': 'Home' });
  });

  it('never saves an entry without words', async () => {
    const { user, admin } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of My account' }));
    const label = screen.getByLabelText('English');
    await user.clear(label);
    expect(screen.getByText(/Words cannot be empty/)).toBeTruthy();
    await user.tab();
    expect(label).toHaveProperty('value', 'My account');
    expect(admin.calls.filter(({ path }) => path.includes('/drafts/'))).toEqual([]);
  });

  it('takes labels back to the parent', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of Home' }));
    fireEvent.change(screen.getByLabelText('English'), { target: { value: 'Start' } });
    await saved();
    await user.click(screen.getByRole('button', { name: 'Reset label to parent' }));
    expect(screen.getByRole('switch', { name: 'Show Home' })).toBeTruthy();
    await screen.findByText('Nothing to publish');
    expect(admin.drafted('shop', 'texts/en')).toBeNull();
    expect(admin.drafted('shop', 'menu/main')).toEqual(admin.live('shop', 'menu/main'));
  });

  it('opens a new entry, which has no parent to be reset to', async () => {
    const { user, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Add an entry' }));
    await user.type(screen.getByRole('textbox', { name: 'What it says' }), 'VIP club{Enter}');
    await saved();
    const details = screen.getByRole('button', { name: 'Details of VIP club' });
    expect(details.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(details);
    expect(screen.getByLabelText('English')).toHaveProperty('value', 'VIP club');
    expect(screen.queryByRole('button', { name: /^Reset (label )?to parent/ })).toBeNull();
  });

  it('keeps an entry in sight that only its order has left', async () => {
    const packs = formPacks();
    const menu = packs['ground']?.['menu/main'];
    if (menu) menu['order'] = ['lost', 'home', 'account'];
    renderConsole(createMemoryAdmin({ packs }), '/shop/menus/main');
    await screen.findByRole('list', { name: 'Main' });
    expect(shown()).toEqual(['Show lost', 'Show Home', 'Show My account']);
  });

  it('sets what an entry does and when it shows, and resets one of them', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of Home' }));
    await user.click(screen.getByRole('button', { name: /What it does: what it does/ }));
    await user.click(await screen.findByRole('option', { name: /^Open a window/ }));
    await user.click(screen.getByText('Add a rule'));
    await saved();
    const home = () => objectUnder(admin.drafted('shop', 'menu/main') ?? {}, 'items', 'home');
    expect(home()).toMatchObject({
      action: { do: 'openModal', modal: 'member-centre' },
      when: { var: 'session.loggedIn' },
    });
    // The languages that the brand describes are chosen by their names.
    await user.click(screen.getByRole('button', { name: /Fact of rule 1/ }));
    await user.click(await screen.findByRole('option', { name: /^Language/ }));
    await user.click(screen.getByRole('button', { name: /Comparison of rule 1/ }));
    await user.click(await screen.findByRole('option', { name: /^is not/ }));
    await user.click(screen.getByRole('button', { name: /Value of rule 1/ }));
    await user.click(await screen.findByRole('option', { name: /^Burmese/ }));
    await saved();
    expect(home()).toMatchObject({ when: { '!=': [{ var: 'language' }, 'my'] } });
    await user.click(screen.getByRole('button', { name: /^Reset to parent\s*: Shown when/ }));
    await saved();
    expect(home()).not.toHaveProperty('when');
    expect(home()).toHaveProperty('action');
  });

  it('leads to a page that is found by its title', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of My account' }));
    await user.click(screen.getByRole('button', { name: /What it does: what it does/ }));
    await user.click(await screen.findByRole('option', { name: /^Go to a page/ }));
    await user.click(screen.getByRole('button', { name: /What it does: Page$/ }));
    await user.click(await screen.findByRole('option', { name: /^Home/ }));
    await saved();
    const entry = objectUnder(admin.drafted('shop', 'menu/main') ?? {}, 'items', 'account');
    expect(entry['action']).toMatchObject({ do: 'navigate', to: '/index' });
  });

  it('leads to the home page at first, whatever page comes first by its address', async () => {
    const packs = formPacks();
    Object.assign(packs['ground'] ?? {}, {
      'screen/agent': {
        kind: 'screen',
        id: 'agent',
        presentation: 'page',
        path: '/agent',
        frame: 'full',
        body: { order: [], items: {} },
      },
    });
    const admin = createMemoryAdmin({ packs });
    renderConsole(admin, '/shop/menus/main');
    const user = startUser();
    await user.click(await screen.findByRole('button', { name: 'Details of My account' }));
    await user.click(screen.getByRole('button', { name: /What it does: what it does/ }));
    await user.click(await screen.findByRole('option', { name: /^Go to a page/ }));
    await screen.findByText('Draft saved');
    const entry = objectUnder(admin.drafted('shop', 'menu/main') ?? {}, 'items', 'account');
    expect(entry['action']).toMatchObject({ do: 'navigate', to: '/index' });
  });

  it('sets the icon and the badge of an entry', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of Home' }));
    await user.click(screen.getByRole('button', { name: /^Star/ }));
    await user.click(await screen.findByRole('option', { name: 'Gift' }));
    await user.click(screen.getByRole('button', { name: /What the badge says/ }));
    await user.click(await screen.findByRole('option', { name: /^A number/ }));
    await saved();
    expect(objectUnder(admin.drafted('shop', 'menu/main') ?? {}, 'items', 'home')).toMatchObject({
      icon: 'gift',
      badge: { fact: 'notices.count', tone: 'accent' },
    });
  });

  it('adds an entry below another with words in every language, and takes it away again', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Details of Home' }));
    await user.click(screen.getByRole('button', { name: 'Add an entry below Home' }));
    await user.type(screen.getByRole('textbox', { name: 'What it says' }), 'Our Promotions!{Enter}');
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({
      items: {
        home: {
          children: {
            order: ['ourPromotions'],
            items: { ourPromotions: { label: 'menu.main.home.ourPromotions' } },
          },
        },
      },
    });
    expect(admin.drafted('shop', 'texts/my')?.['texts']).toEqual({
      'menu.main.home.ourPromotions': 'Our Promotions!',
    });
    await user.click(screen.getAllByRole('button', { name: 'Remove this entry' }).at(-1) ?? document.body);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove this entry' }));
    await saved();
    expect(JSON.stringify(admin.drafted('shop', 'menu/main') ?? {})).not.toContain('ourPromotions');
  });

  it('makes a menu, in one step of undo', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'New menu' }));
    await user.type(screen.getByRole('textbox', { name: /Name for screen readers/ }), 'Promo bar');
    expect(screen.getByRole('textbox', { name: /^Id/ })).toHaveProperty('value', 'promoBar');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    await screen.findByRole('heading', { name: /Promo bar/ });
    await saved();
    expect(admin.drafted('shop', 'menu/promoBar')).toEqual({
      kind: 'menu',
      id: 'promoBar',
      label: 'menu.promoBar.label',
      order: [],
      items: {},
    });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await screen.findByText('Nothing to publish');
    expect(admin.drafted('shop', 'menu/promoBar')).toBeNull();
  });
});

const MANY = 310;

async function openLongMenu() {
  // The page has a height, as in a browser.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const packs = formPacks();
  const menu = packs['ground']?.['menu/main'];
  const ids = Array.from({ length: MANY }, (_, index) => `entry${index + 1}`);
  if (menu) {
    menu['order'] = ids;
    menu['items'] = {
      ...Object.fromEntries(
        ids.map((id) => [id, { label: 'menu.home', action: { do: 'navigate', to: '/index' } }]),
      ),
      entry1: {
        label: 'menu.account',
        children: { order: ['inner'], items: { inner: { label: 'menu.home' } } },
      },
      entry300: { label: 'menu.account', action: { do: 'navigate', to: '/index' } },
    };
  }
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/menus/main');
  const list = await screen.findByRole('list', { name: 'Main' });
  return {
    admin,
    user: startUser(),
    list,
    rows: () => [...list.children].map((row) => row.getAttribute('data-row')),
  };
}

describe('a menu of hundreds of entries', () => {
  afterEach(() => vi.restoreAllMocks());

  it('draws few rows, and none below a closed group', async () => {
    const { rows, list, user } = await openLongMenu();
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(40);
    expect(within(list).queryByText('inner')).toBeNull();
    await user.click(within(list).getByRole('button', { name: 'Entries below My account' }));
    expect(within(list).getByRole('list', { name: 'My account' })).toBeTruthy();
  });

  it('finds an entry far below by its words', async () => {
    const { user } = await openLongMenu();
    await user.type(screen.getByRole('searchbox', { name: 'Search entries' }), 'entry300');
    await screen.findByText('1 entry');
    const found = within(screen.getByRole('list', { name: 'Main' })).getAllByRole('listitem');
    expect(found.map((row) => row.getAttribute('data-row'))).toEqual(['entry300']);
  });

  it('moves an entry by keyboard and keeps the focus at it', async () => {
    const { user, rows, admin } = await openLongMenu();
    const handle = () => screen.getByRole('button', { name: /My account: drag|Drag My account/ });
    handle().focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(rows().slice(0, 3)).toEqual(['entry2', 'entry3', 'entry1']);
    expect(document.activeElement).toBe(handle());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rows().slice(0, 3)).toEqual(['entry2', 'entry1', 'entry3']);
    expect(document.activeElement).toBe(handle());
    await screen.findByText('Draft saved');
    const order = admin.drafted('shop', 'menu/main')?.['order'];
    expect(Array.isArray(order) && order.slice(0, 2)).toEqual(['entry2', 'entry1']);
  });

  it('moves an entry after one that is far away', async () => {
    const { user, admin } = await openLongMenu();
    await user.click(screen.getByRole('button', { name: 'Move to…: My account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move to…: My account' });
    await user.click(within(dialog).getByRole('button', { name: /^Place|Place$/ }));
    await user.click(await screen.findByRole('option', { name: /^300\. After/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await screen.findByText('Draft saved');
    const order = admin.drafted('shop', 'menu/main')?.['order'];
    expect(Array.isArray(order) && order.indexOf('entry1')).toBe(299);
  });
});

describe('several entries at once', () => {
  it('are selected with Shift, hidden and removed, each in one step', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('checkbox', { name: 'Select Home' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select My account' }));
    await user.keyboard('{/Shift}');
    await screen.findByText('2 selected');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({ order: [] });
    await user.keyboard('{Control>}z{/Control}');
    expect(shown()).toEqual(['Show Home', 'Show My account']);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove 2 entries?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove this entry' }));
    await screen.findByText('This menu has no entries.');
  });

  it('go to another menu together', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move to…: 2 entries' });
    await user.click(within(dialog).getByRole('button', { name: /Into menu/ }));
    await user.click(await screen.findByRole('option', { name: /^Footer/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await saved();
    expect(admin.drafted('shop', 'menu/footer')).toMatchObject({ order: ['home', 'home2', 'account'] });
  });
});
