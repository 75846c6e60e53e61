import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Json } from '#engine/json/json.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import '../menus/MenusPage.tsx';

afterEach(cleanup);

/** The entry "My account" of a menu with a condition, for somebody who may see members unless told otherwise. */
async function open(when: Json, { roles = { shop: 'admin' } }: { roles?: object } = {}) {
  const packs = formPacks();
  const menu = packs['ground']?.['menu/main'] as { items: Record<string, { when?: Json }> };
  menu.items['account'] = { ...menu.items['account'], when };
  const admin = createMemoryAdmin({ packs });
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path.endsWith('/session'))
      return Response.json({ account: 'me', roles, csrf: 'token', totp: false, totpRequired: false });
    if (!path.endsWith('/messages/count')) return admin.fetch(input, init);
    asked.push(JSON.parse(String(init?.body)));
    const account = asked.length > 1 ? { account: 'other' } : {};
    return Response.json({ recipients: 3, looked: 900, members: 1200, examples: ['ada', 'bea'], ...account });
  };
  renderConsole({ ...admin, fetch }, '/shop/menus/main');
  const user = startUser();
  await user.click(await screen.findByRole('button', { name: 'Details of My account' }));
  return { user, asked };
}

it('says how many members a condition holds for, some of them, and whether it does for one', async () => {
  const when = { var: 'security.mobile' };
  const { user, asked } = await open(when);
  await user.click(screen.getByRole('button', { name: 'Try with members' }));
  await screen.findByText(
    'It holds for 3 of 900 members now. There are 1,200 members; the time to look at them was up.',
  );
  expect(screen.getByText('Among them: ada, bea.')).toBeTruthy();
  await user.type(screen.getByLabelText('A member'), ' cho ');
  await user.click(screen.getByRole('button', { name: 'Try with members' }));
  await screen.findByText('It does not hold for cho.');
  const of = { promotional: false, recipients: { to: 'audience', audience: when } };
  expect(asked).toEqual([of, { ...of, account: 'cho' }]);
});

it('names what an open page alone knows instead of counting', async () => {
  await open({ '>': [{ var: 'notices.count' }, 0] });
  expect(
    screen.getByText('An open page alone knows this, so members cannot be counted: Number of announcements.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try with members' })).toBeNull();
});

it('counts by the balance of members', async () => {
  const when = { '>': [{ var: 'member.balance' }, 500] };
  const { user, asked } = await open(when);
  await user.click(screen.getByRole('button', { name: 'Try with members' }));
  await screen.findByText(/^It holds for 3 of 900 members now/u);
  expect(asked).toMatchObject([{ recipients: { to: 'audience', audience: when } }]);
});

it('is there for who may see members', async () => {
  await open({ var: 'security.mobile' }, { roles: { shop: 'publisher' } });
  expect(screen.queryByRole('button', { name: 'Try with members' })).toBeNull();
});
