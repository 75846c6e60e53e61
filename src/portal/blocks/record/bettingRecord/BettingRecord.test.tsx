import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { BettingRecord } from './BettingRecord.tsx';

afterEach(cleanup);

type Answer = CallTypes['bettingRecord']['value'];
const bet: Answer['bets'][number] = {
  id: '1',
  source: 'seamless',
  vassalage: 'SPIN',
  vendor: 'Spin House',
  gameType: 'RNG',
  gameCode: 'COM',
  game: 'Comet',
  round: 'r-1',
  stake: '10000',
  payout: '25000',
  validBet: '10000',
  status: 'SETTLED',
  placedAt: '2026-03-01T10:00:00Z',
  settledAt: '2026-03-01T10:00:05Z',
  details: [],
};
const answer: Answer = {
  from: '2026-02-24',
  to: '2026-03-02',
  bets: [
    bet,
    {
      ...bet,
      id: '2',
      source: 'lottery',
      game: 'Mon HCM',
      status: 'OPEN',
      payout: '0',
      settledAt: null,
      details: [{ name: 'numbers', value: '07, 77' }],
    },
  ],
  total: 2,
  page: 1,
  size: 10,
  sums: { stake: '20000', open: '10000', validBet: '10000', payout: '25000', net: '15000' },
  days: [{ day: '2026-03-01', net: '15000' }],
  vendors: [
    { vassalage: 'SPIN', name: 'Spin House', gameType: 'RNG' },
    { vassalage: 'LOTT', name: 'House lottery', gameType: 'LOTT' },
  ],
  currency: 'USD',
  digits: 2,
};

describe('bettingRecord', () => {
  it('shows bets with what each brought, what was chosen, and the sums of the days [MEM-06]', async () => {
    await stage({ view: BettingRecord }, {}, { member: 0, answers: { bettingRecord: answer } });
    const [settled, open] = await screen.findAllByRole('listitem');
    expect(settled?.textContent).toMatch(/Comet.*Won.*Spin House.*net \+USD\s150\.00Won .*, stake/u);
    expect(open?.textContent).toMatch(/Mon HCM.*Open.*USD\s100\.00.*Numbers07, 77/u);
    expect(screen.getByLabelText('Sum of these days').textContent).toMatch(
      /Stakes\s?USD\s200\.00Of it still open\s?USD\s100\.00/u,
    );
  });

  it('says what was won and lost by bet, by day and in sum, with the picture of the game', async () => {
    const lost = { ...bet, id: '3', payout: '0', image: '/assets/comet.svg' };
    const even = { ...bet, id: '4', payout: '10000', placedAt: '2026-02-28T10:00:00Z' };
    const partly = { ...even, id: '5', payout: '9500' };
    await stage(
      { view: BettingRecord },
      {},
      {
        member: 0,
        answers: {
          bettingRecord: {
            ...answer,
            bets: [lost, even, partly],
            sums: { ...answer.sums, net: '-10000' },
            days: [{ day: '2026-03-01', net: '-10000' }],
          },
        },
      },
    );
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/Lost.*-USD\s100\.00/u);
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/assets/comet.svg');
    expect(second?.textContent).toMatch(/Even/u);
    expect(third?.textContent).toMatch(/Partly back.*net -USD.5\.00/u);
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/2026-03-01.*-USD\s100\.00/u),
      '2026-02-28',
    ]);
    expect(screen.getByLabelText('Sum of these days').textContent).toMatch(/Won or lost\s?-USD\s100\.00/u);
  });

  it('shows the numbers of a lottery bet beside those of its draw, with what won marked', async () => {
    const lottery = {
      family: 'ssc',
      everySeconds: 60,
      chosen: [[{ text: '4', hit: true as const }], [{ text: '5' }, { text: '6' }]],
      result: { balls: [4, 1] },
    };
    const bets = [{ ...bet, source: 'lottery' as const, round: '20260301-0042', lottery }];
    await stage(
      { view: BettingRecord },
      {},
      { member: 0, answers: { bettingRecord: { ...answer, bets, total: 1 } } },
    );
    const draw = await screen.findByText('Draw 20260301-0042');
    expect(within(draw.parentElement ?? draw).getByRole('list', { name: 'Result' }).textContent).toBe('41');
    expect(screen.getByText('Your numbers').nextSibling?.textContent).toBe('4 won|56');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['4 won']);
  });

  it('says what a bet on sports is on', async () => {
    const picks = 'Bago Rovers – Inle United: X · 2.82';
    const bets = [{ ...bet, details: [{ name: 'picks', value: picks }] }];
    await stage(
      { view: BettingRecord },
      {},
      { member: 0, answers: { bettingRecord: { ...answer, bets, total: 1 } } },
    );
    expect(await screen.findAllByText(picks)).toHaveLength(1);
  });

  it('narrows by game type, vendor and state, each from the first page', async () => {
    const { user, asked } = await stage(
      { view: BettingRecord },
      {},
      { member: 0, answers: { bettingRecord: answer } },
    );
    await screen.findAllByRole('listitem');
    await user.selectOptions(screen.getByLabelText('Game type'), 'Lottery');
    await waitFor(() => expect(asked.at(-1)?.query.get('gameType')).toBe('LOTT'));
    const vendor = await screen.findByLabelText('Vendor');
    expect(
      within(vendor)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'House lottery']);
    await user.selectOptions(screen.getByLabelText('State'), 'Open');
    await waitFor(() => expect(asked.at(-1)?.query.get('status')).toBe('OPEN'));
    expect(asked.at(-1)?.query.get('page')).toBe('1');
  });
});
