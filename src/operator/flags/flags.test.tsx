import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Json } from '#engine/json/json.ts';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import './FlagsPage.tsx';
import './FlagForm.tsx';

afterEach(cleanup);

const saved = () => screen.findByText('Draft saved');

/** The page of flags of a shop that has one of its own. */
function open(
  flags: Record<string, Json> = {},
  more: (packs: ReturnType<typeof formPacks>) => void = () => {},
  figures: readonly object[] = [],
) {
  const packs = formPacks();
  Object.assign(objectUnder(packs['ground']?.['flags/main'], 'flags'), flags);
  more(packs);
  const memory = createMemoryAdmin({ packs });
  const admin: typeof memory = {
    ...memory,
    fetch: async (input, init) =>
      String(input).endsWith('/flags/figures') ? Response.json({ figures }) : memory.fetch(input, init),
  };
  renderConsole(admin, '/shop/flags');
  return { admin, user: startUser(), drafted: () => admin.drafted('shop', 'flags/main') };
}

const row = async (name: string): Promise<HTMLElement> => {
  const toggle = await screen.findByRole('switch', { name });
  return toggle.closest('li') as HTMLElement;
};

const twoVariants = {
  order: ['old', 'new'],
  items: { old: { name: 'Old one' }, new: { name: 'New one' } },
};
const counted = { flag: 'newHome', run: 1, since: '2026-03-01', until: '2026-03-02', deposited: 0 };

describe('the page of flags', () => {
  it('finds a flag by what it does, and switches it', async () => {
    const { user, drafted } = open();
    const search = await screen.findByRole('searchbox', { name: 'Search by name or purpose' });
    fireEvent.change(search, { target: { value: 'sent to /login' } });
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    await user.click(screen.getByRole('switch', { name: 'Login to home' }));
    await saved();
    expect(drafted()).toMatchObject({ flags: { loginToHome: true } });
  });

  it('says in a sentence for whom a flag is on, and who answers for it', async () => {
    open({
      newHome: {
        name: 'New home',
        share: 10,
        when: { '==': [{ var: 'visitor.country' }, 'MM'] },
        until: '2026-12-01T00:00:00Z',
        owner: 'Growth team',
        expires: '2027-01-31',
      },
    });
    const line = await row('New home');
    expect(
      within(line).getByText(/On for 10% of browsers where: Country is Myanmar \(Burma\), until 1 Dec 2026/u),
    ).toBeDefined();
    expect(within(line).getByText('Owner: Growth team · To be removed by 31 Jan 2027')).toBeDefined();
  });

  it('adds a flag that is off, with an id made from its name', async () => {
    const { user, drafted } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a flag' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(within(dialog).getByText('Give it a name.')).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: /^Name/u }), 'Free play');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await saved();
    // The platform has a flag of that id.
    expect(drafted()).toMatchObject({ flags: { freePlay2: { name: 'Free play', on: false } } });
  });

  it('takes a share and variants, and gives back what is usual', async () => {
    const { user, drafted } = open({ newHome: { name: 'New home' } });
    await user.click(await screen.findByRole('button', { name: 'For whom and when: New home' }));
    const share = await screen.findByRole('textbox', { name: /^Share of browsers/u });
    fireEvent.change(share, { target: { value: '25' } });
    await saved();
    expect(drafted()).toMatchObject({ flags: { newHome: { share: 25 } } });
    await user.click(screen.getByRole('button', { name: 'Add a variant' }));
    await user.click(screen.getByRole('button', { name: 'Add a variant' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Weight of Variant 2/u }), {
      target: { value: '3' },
    });
    expect(await screen.findByText('75% of browsers')).toBeDefined();
    fireEvent.change(share, { target: { value: '100' } });
    await expect.poll(drafted).toMatchObject({
      flags: {
        newHome: { variants: { order: ['variant1', 'variant2'], items: { variant2: { weight: 3 } } } },
      },
    });
    await expect.poll(() => JSON.stringify(drafted())).not.toContain('share');
  });

  it('are only looked at by who may change texts alone', async () => {
    const roles = { shop: { '*': 'viewer', texts: 'editor' } } as const;
    renderConsole(createMemoryAdmin({ packs: formPacks(), roles }), '/shop/flags');
    expect(await screen.findByRole('switch', { name: 'Login to home' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Add a flag' })).toBeNull();
  });

  it('deletes no flag that something hangs on', async () => {
    const { user } = open({ newHome: { name: 'New home' }, old: { name: 'Old' } }, ({ ground }) => {
      objectUnder(ground?.['menu/main'], 'items', 'home')['when'] = { var: 'flags.newHome' };
    });
    await user.click(await screen.findByRole('button', { name: 'Delete New home' }));
    expect(within(await screen.findByRole('dialog')).getByText('menu/main')).toBeDefined();
  });

  it('compares variants with the first by what became of them, and gives one to everybody', async () => {
    const row = counted;
    const { user, drafted } = open({ newHome: { name: 'New home', variants: twoVariants } }, () => {}, [
      { ...row, variant: 'old', met: 1000, pressed: 100, registered: 50 },
      { ...row, variant: 'new', met: 1000, pressed: 150, registered: 52 },
      { ...row, run: 2, variant: 'new', met: 7, pressed: 7, registered: 7 },
    ]);
    await user.click(await screen.findByRole('button', { name: 'For whom and when: New home' }));
    const line = (await screen.findByRole('rowheader', { name: 'New one' })).closest('tr') as HTMLElement;
    expect(screen.getByText('Counted from 1 Mar 2026 to 2 Mar 2026.')).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /^Old one/u }).textContent).toContain('compared with it');
    const cells = within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 4)).toEqual([
      '1,000',
      '150, 15% (12.92% to 17.35%)More than the first, beyond chance',
      '52, 5.2% (3.99% to 6.76%)No difference beyond chance',
      '0, 0% (0% to 0.38%)Too few to say',
    ]);
    await user.click(screen.getByRole('button', { name: 'Choose for all: New one' }));
    await saved();
    expect(drafted()).toMatchObject({
      flags: { newHome: { variants: { items: { old: { weight: 0 }, new: { weight: 1 } } } } },
    });
  });

  it('says that nobody met a variant yet, and nothing of a table', async () => {
    const { user } = open({ newHome: { name: 'New home', variants: twoVariants } });
    await user.click(await screen.findByRole('button', { name: 'For whom and when: New home' }));
    const figures = await screen.findByRole('region', { name: 'Figures of New home' });
    expect(within(figures).getByText(/No browser has met a variant yet/u)).toBeDefined();
    expect(within(figures).queryByRole('table')).toBeNull();
    expect(within(figures).queryByText(/At least 10/u)).toBeNull();
    expect(within(figures).queryByRole('button', { name: 'Begin anew' })).toBeNull();
  });

  it('says of few browsers what is lacking for a comparison, and of a variant without any that there are none', async () => {
    const { user } = open({ newHome: { name: 'New home', variants: twoVariants } }, () => {}, [
      { ...counted, variant: 'old', met: 12, pressed: 3, registered: 1 },
    ]);
    await user.click(await screen.findByRole('button', { name: 'For whom and when: New home' }));
    const cells = async (name: RegExp) =>
      within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect((await cells(/^Old one/u)).slice(0, 3)).toEqual([
      '12',
      '3, 25% (8.89% to 53.23%)',
      '1, 8.33% (1.49% to 35.39%)',
    ]);
    expect((await cells(/^New one/u)).slice(0, 4)).toEqual(['0', ...Array(3).fill('No browser yet')]);
    expect(screen.getByText(/^A comparison needs at least 10 browsers/u)).toBeDefined();
  });

  it('tells at the flag that it ends before it begins', async () => {
    open({ newHome: { name: 'New home', from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' } });
    expect(await within(await row('New home')).findByText(/is not after "from"/u)).toBeDefined();
  });
});
