import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { ProfitRecord } from './ProfitRecord.tsx';

afterEach(cleanup);

const sums = { bets: '60000', wins: '25000', rebates: '1000', promotions: '500', netLoss: '33500' };
const nothing = { bets: '0', wins: '0', rebates: '0', promotions: '0', netLoss: '0' };
const answer: CallTypes['profitRecord']['value'] = {
  from: '2026-02-24',
  to: '2026-03-02',
  total: sums,
  days: [
    { day: '2026-02-24', ...sums },
    { day: '2026-02-25', ...nothing },
  ],
  gameTypes: [{ gameType: 'RNG', bets: '60000', wins: '25000', netLoss: '35000' }],
  currency: 'USD',
  digits: 2,
};
const show = (profitRecord = answer) =>
  stage({ view: ProfitRecord }, {}, { member: 0, answers: { profitRecord } });

describe('profitRecord', () => {
  it('says the loss and what it is made of, as a chart that has a table beside it [MEM-08]', async () => {
    await show();
    const figures = await screen.findByLabelText('Sum of these days');
    expect(figures.textContent).toMatch(/Net lossUSD\s335\.00/u);
    expect(await screen.findByRole('img', { name: /Result of each day/u })).toBeDefined();
    const byDay = screen.getByRole('table', { name: 'By day', hidden: true });
    expect(within(byDay).getAllByRole('row', { hidden: true })).toHaveLength(3);
    const byType = within(screen.getByRole('table', { name: 'By game type' }));
    expect(byType.getByRole('row', { name: /Slots/u }).textContent).toMatch(/-USD\s350\.00$/u);
  });

  it('calls a negative loss a profit, and says when nothing was settled', async () => {
    await show({ ...answer, total: { ...sums, netLoss: '-500' } });
    expect((await screen.findByLabelText('Sum of these days')).textContent).toMatch(/Net profitUSD\s5\.00/u);
    cleanup();
    await show({ ...answer, total: nothing });
    expect(await screen.findByText('Nothing was settled on these days')).toBeDefined();
  });
});
