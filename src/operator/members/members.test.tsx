import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

const line = (id: string, clubCode: string) => ({
  id,
  account: id,
  nickname: `The ${id}`,
  type: 0,
  registeredAt: '2026-01-05T08:00:00Z',
  lastLoginAt: null,
  values: { clubCode },
});
const aye = line('aye', 'Alpha-1');
const bo = line('bo', 'Beta-2');

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** The console at an address of the members of a brand that asks for a club code. */
function open(address: string, { exports = true, refused = false } = {}) {
  const admin = createMemoryAdmin();
  const asked: { address: string; body: unknown }[] = [];
  const answer = (path: string, body: { text?: string; after?: string }): unknown => {
    if (path === '')
      return {
        timeZone: 'Asia/Bangkok',
        languages: ['en'],
        searched: [{ field: 'clubCode', own: true, label: 'Club code' }],
        exports,
        writes: exports,
      };
    if (path === '/search') {
      if (body.after) return { members: [bo], next: null };
      if (body.text === 'nobody') return { members: [], next: null };
      return body.text ? { members: [aye], next: null } : { members: [aye], next: 'further' };
    }
    if (path === '/aye/labels') return body;
    if (path === '/aye/tags') return { tags: ['late-bird', 'vip'] };
    return {
      ...aye,
      tags: ['vip'],
      shown: { clubLabel: 'Silver', labels: ['Regular'] },
      timeZone: 'Asia/Bangkok',
      language: null,
      upline: 'agent7',
      emailVerified: true,
      mobileVerified: false,
      fields: [
        { field: 'clubCode', own: true, label: 'Club code', value: 'Alpha-1' },
        { field: 'newsletter', own: true, label: 'Newsletter', value: false },
        { field: 'email', own: false, label: 'E-mail', value: 'aye@mail.example' },
      ],
    };
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input);
    const [, path] = /\/packs\/shop\/members(.*)$/u.exec(url) ?? [];
    if (path === undefined) return admin.fetch(input, init);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : {};
    asked.push({ address: url, body });
    return refused
      ? json({ code: 'FORBIDDEN', message: 'This needs the right to members on shop.', fix: 'Ask.' }, 403)
      : json(answer(path, body));
  };
  renderConsole({ ...admin, fetch }, address);
  return { asked, user: startUser() };
}

describe('the members of a brand', () => {
  it('are listed with the values by which they are found, and go on', async () => {
    const { user } = open('/shop/members');
    const table = await screen.findByRole('table', { name: 'Members, the newest first' });
    expect(within(table).getByRole('columnheader', { name: 'Club code' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: 'Alpha-1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await within(table).findByRole('cell', { name: 'Beta-2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are searched when one says so, by a text that stands in no address', async () => {
    const { asked, user } = open('/shop/members');
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), ' alpha ');
    expect(
      screen.getByText('By the beginning of account, nickname, e-mail address, mobile number, or Club code.'),
    ).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ text: 'alpha' }));
    const searches = asked.filter(({ address }) => address.endsWith('/search'));
    expect(searches.map(({ body }) => body)).toEqual([{ text: '' }, { text: 'alpha' }]);
    expect([...asked.map(({ address }) => address), window.location.href].join(' ')).not.toContain('alpha');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    expect(await screen.findByText('No member begins like this')).toBeTruthy();
  });

  it('are exported by who may, from one address', async () => {
    open('/shop/members');
    expect((await screen.findByRole('link', { name: 'Export all as CSV' })).getAttribute('href')).toBe(
      '/config/v1/admin/packs/shop/members/export',
    );
    cleanup();
    open('/shop/members', { exports: false });
    await screen.findByRole('searchbox', { name: 'Search members' });
    expect(screen.queryByRole('link', { name: 'Export all as CSV' })).toBeNull();
  });

  it('show one by one everything that is kept, fields of one’s own first', async () => {
    const { user } = open('/shop/members');
    expect(await screen.findByRole('cell', { name: '5 Jan 2026, 15:00 GMT+7' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'aye' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'aye' })).toBeTruthy();
    const factsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(factsOf('Fields of your own')).toEqual(['Club code: Alpha-1', 'Newsletter: No']);
    expect(factsOf('Other fields')).toEqual(['E-mail: aye@mail.example']);
    expect(factsOf('Account')).toEqual(
      expect.arrayContaining([
        'Kind: Member',
        'Registered: 5 Jan 2026, 15:00 GMT+7',
        'Last sign-in: Never',
        'Verified: e-mail address',
        'Upline: agent7',
      ]),
    );
  });

  it('have tags that operators write, which are sent as a list', async () => {
    const { asked, user } = open('/shop/members/aye');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tags' });
    expect(field.value).toBe('vip');
    await user.type(field, ', Late-Bird vip');
    await user.click(screen.getByRole('button', { name: 'Save tags' }));
    expect(await screen.findByText('The tags are saved.')).toBeTruthy();
    expect(asked.find(({ address }) => address.endsWith('/aye/tags'))?.body).toEqual({
      tags: ['vip', 'late-bird'],
    });
    expect(field.value).toBe('late-bird, vip');
  });

  it('have labels that they see, the one of a club and others, which operators write', async () => {
    const { asked, user } = open('/shop/members/aye');
    const club = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Club label' });
    const others = screen.getByRole<HTMLInputElement>('textbox', { name: 'Other labels' });
    expect([club.value, others.value]).toEqual(['Silver', 'Regular']);
    await user.clear(club);
    await user.type(club, ' Gold ');
    await user.type(others, ',  Lottery fan၊ 常客, Regular,');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    expect(await screen.findByText('The labels are saved.')).toBeTruthy();
    expect(asked.find(({ address }) => address.endsWith('/aye/labels'))?.body).toEqual({
      clubLabel: 'Gold',
      labels: ['Regular', 'Lottery fan', '常客'],
    });
    expect([club.value, others.value]).toEqual(['Gold', 'Regular, Lottery fan, 常客']);
  });

  it('are kept from whoever has no right to them', async () => {
    open('/shop/members', { refused: true });
    expect(await screen.findByText('This needs the right to members on shop.')).toBeTruthy();
    expect(screen.queryByRole('searchbox', { name: 'Search members' })).toBeNull();
  });
});
