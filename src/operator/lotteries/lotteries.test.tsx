import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { objectUnder, smallPacks } from '#engine/testing/small-packs.ts';
import lotteries from '../../../configs/base/lotteries/main.json';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import type { Lottery } from './lottery.ts';
import { nextDraws } from './NextDraw.tsx';
// Loaded beforehand, so that no test waits for it.
import './LotteriesPage.tsx';

afterEach(cleanup);

/** Lotteries of the base in its smallest groups: a page of all takes seconds to draw without a browser. */
const { 'vn-south': _south, ...groups } = lotteries.groups;

/** A shop in Yangon with lotteries of the base. */
function open(address: string, role: 'admin' | 'viewer' = 'admin') {
  const packs = smallPacks();
  packs['shop'] = { ...packs['shop'], 'lotteries/main': { ...lotteries, groups } as unknown as JsonObject };
  Object.assign(objectUnder(packs['shop'], 'brand/main'), {
    currency: 'MMK',
    currencyDigits: 2,
    timeZone: 'Asia/Yangon',
  });
  const admin = createMemoryAdmin({ packs, role });
  renderConsole(admin, address);
  return { drafted: () => admin.drafted('shop', 'lotteries/main'), user: startUser() };
}

const rows = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row']);

it('finds lotteries in their groups, moves one by keys within its group, and takes it out', async () => {
  const { drafted, user } = open('/shop/lotteries');
  const central = await screen.findByRole('list', { name: 'region.central' });
  expect(rows(central).slice(0, 2)).toEqual(['phu-yen', 'hue']);
  within(central).getAllByRole('button', { name: /^Drag/u })[0]?.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const [first, second] = lotteries.groups['vn-central'].games;
  await waitFor(() =>
    expect((drafted() as typeof lotteries | undefined)?.groups['vn-central'].games.slice(0, 2)).toEqual([
      second,
      first,
    ]),
  );
  await user.type(screen.getByRole('searchbox'), 'mien');
  expect(screen.queryByRole('list', { name: 'region.central' })).toBeNull();
  await user.click(within(screen.getByRole('list', { name: 'region.north' })).getByRole('switch'));
  await waitFor(() => expect(drafted()).toMatchObject({ games: { 'mien-bac': { enabled: false } } }));
});

it('sets days and times of draws, shows the next ones by the clocks of the brand, and limits a number', async () => {
  const { drafted, user } = open('/shop/lotteries/two-digit');
  await user.click(await screen.findByRole('checkbox', { name: 'Fri' }));
  const closes = screen.getAllByLabelText(/^Bets close, minutes before/u)[1];
  if (!closes) throw new Error('The second draw is missing.');
  await user.clear(closes);
  await user.paste('20');
  await user.type(screen.getByRole('textbox', { name: /^Most on one number/u }), '1500000.5');
  await waitFor(() =>
    expect(drafted()).toMatchObject({
      games: {
        'two-digit': {
          numberLimit: '1500000.50',
          schedule: { days: [1, 2, 3, 4], furtherTimes: [{ time: '16:30', closesMinutesBefore: 20 }] },
        },
      },
    }),
  );
  const draws = screen.getByRole('list', { name: 'Next draws, by the clocks of Asia/Yangon' });
  expect(within(draws).getAllByRole('listitem')).toHaveLength(5);
});

it('tells the next draws of a plan, and none of one that cannot be read', () => {
  const { schedule } = lotteries.games['two-digit'];
  const friday = Date.parse('2026-03-06T09:00:00Z');
  const of = (timeZone: string) =>
    nextDraws({ schedule: { ...schedule, timeZone } } as Lottery, friday, 2).map(({ numero }) => numero);
  expect(of('Asia/Yangon')).toEqual(['20260306-1630', '20260309-1201']);
  expect(of('Nowhere/Else')).toEqual([]);
});

it('bounds bets in the currency of the brand, for whoever may edit', async () => {
  const { drafted, user } = open('/shop/lotteries');
  const most = await screen.findByRole('textbox', { name: /^Most of a bet \(MMK\)/u });
  expect(most).toHaveProperty('value', '2000000');
  await user.clear(most);
  await user.paste('3000000');
  await waitFor(() =>
    expect(drafted()).toMatchObject({ byCurrency: { MMK: { limits: { maximumBet: '3000000' } } } }),
  );
  cleanup();
  open('/shop/lotteries', 'viewer');
  expect((await screen.findByRole('textbox', { name: /^Most of a bet/u })).hasAttribute('disabled')).toBe(
    true,
  );
});
