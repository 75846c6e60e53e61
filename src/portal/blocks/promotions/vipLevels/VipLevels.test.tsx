import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { VipLevels } from './VipLevels.tsx';

afterEach(cleanup);

type Status = CallTypes['vipStatus']['value'];

const status: Status = {
  by: 'points',
  measured: '7500',
  level: 'silver',
  next: 'gold',
  keep: { done: '120', of: '500', until: '2026-03-31T17:30:00Z', free: false, lower: 'Bronze' },
  host: { name: 'Ma Thiri', contact: 'https://chat.example/gold' },
  levels: [
    { id: 'bronze', name: 'Bronze', from: '0', perks: [] },
    {
      id: 'silver',
      name: 'Silver',
      from: '5000',
      keep: '500',
      host: true,
      withdrawals: { first: true, count: 10, max: '100000000' },
      perks: [
        {
          id: 'up',
          on: 'level',
          title: 'Silver leaf',
          content: '',
          reward: { what: 'money', amount: '100000' },
        },
      ],
    },
    { id: 'gold', name: 'Gold', from: '25000', perks: [] },
  ],
  history: [
    { level: 'Silver', before: 'Gold', why: 'FELL', at: '2026-02-28T17:30:00Z' },
    { level: 'Gold', why: 'REACHED', at: '2026-01-10T10:00:00Z' },
  ],
  currency: 'MMK',
  digits: 2,
};
const show = (given: Partial<Status> = {}) =>
  stage({ view: VipLevels }, {}, { member: 0, answers: { vipStatus: { ...status, ...given } } });

describe('vipLevels', () => {
  it('shows the level, the way to the next one and what keeps it, all levels with what they bring, and the history [MEM-15]', async () => {
    await show();
    const mine = within(await screen.findByRole('region', { name: 'Your level' }));
    const bars = mine.getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('value'))).toEqual(['0.3', '0.24']);
    expect(mine.getByText('7,500 of 25,000 points to Gold')).toBeDefined();
    expect(mine.getByText(/your level is Bronze from 2026-04-01 00:00 UTC\+6:30/u)).toBeDefined();
    expect(mine.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe(
      'https://chat.example/gold',
    );
    const rows = within(screen.getByRole('table', { name: 'All levels' })).getAllByRole('row');
    expect(rows).toHaveLength(4);
    const silver = within(rows[2] ?? document.body);
    expect(silver.getByRole('rowheader').textContent).toMatch(/Silver.*Your level now/u);
    expect(silver.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Silver leaf: \D*1,000/u),
      'Withdrawals looked at first',
      expect.stringMatching(/Withdrawals up to \D*1,000,000/u),
      '10 withdrawals a day',
      'A host of your own',
    ]);
    const history = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^From Gold to Silver/u),
      expect.stringMatching(/^Gold reached/u),
    ]);
  });

  it('speaks of money where stakes lead to levels, and of none where there are none', async () => {
    await show({ by: 'stake', days: 30 });
    expect(await screen.findByText(/75\.00 of \D*250\.00 staked to Gold/u)).toBeDefined();
    expect(screen.getByText('What counts are the last 30 days.')).toBeDefined();
    cleanup();
    await show({ levels: [], history: [] });
    expect(await screen.findByText('No levels at the moment')).toBeDefined();
  });
});
