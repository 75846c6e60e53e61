import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { AgentIncome } from '../agentIncome/AgentIncome.tsx';
import { TeamOverview } from './TeamOverview.tsx';

afterEach(cleanup);

type Overview = CallTypes['agentTeamOverview']['value'];
const now: Overview['today']['now'] = {
  bets: 9,
  stake: '900000',
  payout: '700000',
  validBet: '900000',
  rebates: '9000',
  promotions: '1000',
  netLoss: '190000',
  deposits: '500000',
  withdrawals: '0',
  newcomers: 1,
  active: 4,
  earned: '3600.75',
};
const before = { ...now, netLoss: '380000', active: 2, validBet: '0' };
const overview: Overview = {
  today: { now, before },
  yesterday: { now: before, before: now },
  week: { now: { ...now, active: 12 }, before },
  month: { now, before },
  days: [
    { day: '2026-03-01', stake: '0', validBet: '0', netLoss: '0', newcomers: 0, active: 0, earned: '0' },
    {
      day: '2026-03-02',
      stake: '900000',
      validBet: '900000',
      netLoss: '190000',
      newcomers: 1,
      active: 4,
      earned: '3600.75',
    },
  ],
  direct: 7,
  rate: 580,
  group: 1916,
  lookAfter: [{ id: 'su', account: 'su', nickname: 'Su', validBet: '1000', before: '90000' }],
  currency: 'USD',
  digits: 2,
};
const downlines: CallTypes['agentDownlines']['value'] = {
  of: { id: 'me', account: 'player', nickname: '' },
  path: [],
  rows: [
    {
      id: 'new',
      account: 'newest',
      nickname: '',
      type: 0,
      rate: 0,
      group: 1800,
      min: 0,
      max: 0,
      downlines: 0,
      registeredAt: '2026-03-02T10:00:00Z',
      lastLoginAt: null,
    },
  ],
  step: 10,
  currency: 'USD',
  digits: 2,
};

it('shows figures beside the period before, the days as chart and table, newcomers and whom to look after [AGT-03]', async () => {
  const { user } = await stage(
    { view: TeamOverview },
    {},
    { member: 1, answers: { agentTeamOverview: overview, agentDownlines: downlines } },
  );
  const chart = { name: 'Valid bets of each day from 2026-03-01 to 2026-03-02' };
  expect(await screen.findByRole('img', chart)).toBeDefined();
  const today = screen.getByLabelText('Today');
  expect(today.textContent).toMatch(/Team's net lossUSD\s1,900\.00Yesterday USD\s3,800\.00▼ 50 %/u);
  expect(today.textContent).toMatch(/Active members4Yesterday 2▲ 100 %/u);
  // Nothing before is no change in percent.
  expect(today.textContent).toMatch(/Valid betsUSD\s9,000\.00Yesterday USD\s0\.00Stakes/u);
  // Less than a whole minor unit is not paid, and not shown as money.
  expect(today.textContent).toMatch(/My earningsUSD\s36\.00/u);
  await user.click(screen.getByRole('button', { name: 'This week' }));
  expect(screen.getByLabelText('This week').textContent).toMatch(/Active members12Last week 2/u);
  expect(screen.getByLabelText('Your place').textContent).toMatch(/Rebate rate5\.8 %Price group1,916/u);
  await user.selectOptions(screen.getByLabelText('Figure'), 'Newcomers');
  expect(await screen.findByRole('img', { name: /^Newcomers of each day/u })).toBeDefined();
  const days = screen.getByRole('table', { name: 'Last days', hidden: true });
  expect(within(days).getAllByRole('row', { hidden: true })[1]?.textContent).toMatch(
    /2026-03-02USD\s9,000\.00/u,
  );
  const lookAfter = within(screen.getByRole('table', { name: 'Look after' }));
  expect(lookAfter.getAllByRole('row')[1]?.textContent).toMatch(/suSuUSD\s10\.00USD\s900\.00/u);
  expect(await screen.findByText('newest')).toBeDefined();
});

it('shows income by source and day, down to the bets of a branch [AGT-08]', async () => {
  const bet: CallTypes['agentIncomeBets']['value']['bets'][number] = {
    id: '1',
    member: { id: 'kyaw', account: 'kyaw', nickname: '' },
    vassalage: 'LOTT',
    vendor: 'House lottery',
    gameType: 'LOTT',
    gameCode: 'two',
    game: '2D',
    round: 'r-1',
    stake: '10000',
    payout: '0',
    validBet: '10000',
    status: 'SETTLED',
    placedAt: '2026-03-01T10:00:00Z',
    settledAt: '2026-03-01T10:00:05Z',
    rate: 580,
    below: 400,
    earned: '180',
  };
  const range = { from: '2026-02-24', to: '2026-03-02' };
  const money = { currency: 'USD', digits: 2 };
  const { user, asked } = await stage(
    { view: AgentIncome },
    {},
    {
      member: 1,
      answers: {
        agentIncome: {
          ...range,
          earned: '3780.75',
          days: [{ day: '2026-03-02', validBet: '900000', earned: '3780.75' }],
          sources: [
            { id: 'sub', account: 'demosub', nickname: 'Thiri', validBet: '900000', earned: '3780.75' },
          ],
          paid: '3700',
          open: '-80.5',
          ...money,
        },
        agentIncomeBets: { ...range, bets: [bet], ...money },
      },
    },
  );
  expect((await screen.findByLabelText('Sum of these days')).textContent).toMatch(
    /Earned on these daysUSD\s37\.80Paid so farUSD\s37\.00Not paid yet-USD\s0\.80/u,
  );
  await user.click(await screen.findByRole('button', { name: 'demosub' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'What demosub and its team earned you' }));
  expect((await sheet.findAllByRole('row'))[1]?.textContent).toMatch(
    /kyawUSD\s1\.80USD\s100\.005\.8 %4 %2D/u,
  );
  const { query } = asked.findLast(({ id }) => id === 'agentIncomeBets') ?? {};
  expect([query?.get('member'), query?.get('branch')]).toEqual(['sub', 'true']);
});
