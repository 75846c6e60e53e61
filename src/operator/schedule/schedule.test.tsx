import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './SchedulePage.tsx';

afterEach(cleanup);

it('tells campaigns, raffles and releases of a month, in the grid and as a table with what each is', async () => {
  const packs = smallPacks();
  const period = { from: '2000-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' };
  packs['shop'] = {
    ...packs['shop'],
    'raffle/spring': { kind: 'raffle', id: 'spring', title: 'Spring raffle', ...period },
    'rain/night': { kind: 'rain', id: 'night', title: 'menu.home', ...period, enabled: false },
    'raffle/over': {
      kind: 'raffle',
      id: 'over',
      title: 'Over',
      from: period.from,
      until: '2001-01-01T00:00:00Z',
    },
  };
  const admin = createMemoryAdmin({ packs });
  const revision = admin.saveElsewhere('shop', 'flags/main', { kind: 'flags', id: 'main', flags: {} });
  const release = admin
    .releases('shop')
    ?.make({ title: 'New look', documents: { 'flags/main': revision } }, 'me');
  if (release) Object.assign(release, { state: 'scheduled', dueAt: new Date().toISOString() });
  const user = startUser();
  renderConsole(admin, '/shop/schedule');
  expect(await screen.findByRole('link', { name: 'New look' })).toHaveProperty(
    'pathname',
    '/operator/shop/releases',
  );
  await user.click(screen.getByRole('radio', { name: 'List' }));
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells.map(([name, kind, , , phase]) => [name, kind, phase])).toEqual([
    ['Spring raffle', 'Raffle', 'Running'],
    ['Home', 'Rain', 'Off'],
    ['New look', 'Release', 'Planned'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.queryByRole('link', { name: 'New look' })).toBeNull();
  expect(location.search).toMatch(/^\?month=\d{4}-\d\d$/u);
});
