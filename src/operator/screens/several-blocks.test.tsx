import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './ScreenPage.tsx';

afterEach(cleanup);

it('selects several blocks by keyboard, and removes them in one step', async () => {
  const packs = formPacks();
  const home = packs['ground']?.['screen/home'] ?? {};
  home['body'] = {
    order: ['a', 'b', 'c'],
    items: { a: { type: 'recentGames' }, b: { type: 'jackpotTicker' }, c: { type: 'brandOffers' } },
  };
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/screens/home');
  const user = startUser();
  const tree = await screen.findByRole('treegrid');
  await user.click(within(tree).getByRole('row', { name: /Recent games/ }));
  await screen.findByText('1 selected');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await screen.findByText('2 selected');
  await user.keyboard('{Delete}');
  await screen.findByText('Draft saved');
  expect(admin.drafted('shop', 'screen/home')).toMatchObject({ body: { order: ['c'] } });
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Nothing to publish');
});
