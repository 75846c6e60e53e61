import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { PointMall } from './PointMall.tsx';

afterEach(cleanup);

const money = { currency: 'MMK', digits: 2 };
const bronze = { id: 'bronze', name: 'Bronze', from: '0' };
const gold = { id: 'gold', name: 'Gold', from: '5000' };
const rewards: CallTypes['pointRewards']['value'] = {
  items: [
    {
      id: 'ball',
      kind: 'goods',
      name: 'Match ball',
      text: 'Size 5.',
      points: '1200',
      amount: '50000',
      left: 3,
    },
    { id: 'cash', kind: 'cash', name: 'Money for you', points: '400', cash: '500000' },
    { id: 'gone', kind: 'voucher', name: 'Top-up', points: '100', left: 0 },
    { id: 'dear', kind: 'voucher', name: 'Holiday', points: '9000' },
    { id: 'jade', kind: 'goods', name: 'Jade', points: '600', level: gold },
  ],
  points: '2000',
  paymentPassword: true,
  ...money,
};
const exchange: CallTypes['pointRedeem']['value'] = {
  id: 'trade-1',
  at: '2026-03-01T10:00:00Z',
  kind: 'goods',
  item: 'Match ball',
  quantity: 2,
  points: '2400',
  amount: '100000',
  credit: '0',
  left: 1,
  paymentAccount: 'main',
  address: { recipient: 'Ma Hla Win', street: '12 Inya Road', city: 'Yangon', postcode: '11041' },
  phone: '09770000001',
  status: 'REJECTED',
  remark: 'No such street.',
};
const answers: Answers = {
  pointBalance: { points: '2000', earned: '3000', level: bronze, next: gold, missing: '2000' },
  pointRewards: rewards,
  pointConfig: {
    ratios: [{ type: 'slots', points: '1', per: '10000' }],
    convert: { points: '100', amount: '10000', leftToday: '900' },
    levels: [bronze, gold],
    ...money,
  },
  pointRedeems: { exchanges: [exchange], more: false, ...money },
  pointEntries: {
    entries: [
      {
        id: '2',
        at: '2026-03-01T10:00:00Z',
        type: 'slots',
        points: '30',
        amount: '300000',
        units: 'MMK',
        ratio: { points: '1', per: '10000' },
        status: 'PASSED',
      },
      { id: '1', at: '2026-03-01T09:00:00Z', type: 'redeem', points: '-2400', status: 'APPLYING' },
    ],
    more: false,
    ...money,
  },
  pointRedeem: exchange,
  pointConvert: { ...exchange, kind: 'convert', credit: '20000', status: 'PASSED' },
};
const props = {
  rules: 'points',
  paymentPassword: { do: 'openCentre', centre: 'member', page: 'securityCenter' },
} as const;
const show = (given: Answers = {}) =>
  stage({ view: PointMall }, props, { member: 0, answers: { ...answers, ...given } });

describe('pointMall', () => {
  it('shows points, level, prices, and why something cannot be exchanged', async () => {
    await show();
    expect(await screen.findByText('2,000 more to Gold')).toBeDefined();
    const card = (name: string) => within(screen.getByText(name).closest('article') ?? document.body);
    expect((await screen.findByText('Match ball')).closest('article')?.textContent).toMatch(
      /1,200 points and \D*500\.00/u,
    );
    expect(card('Top-up').getByText('Sold out')).toBeDefined();
    expect(card('Holiday').getByText('You need 7,000 more points')).toBeDefined();
    expect(card('Jade').getByText('From level Gold')).toBeDefined();
    expect(card('Jade').queryByRole('button')).toBeNull();
  });

  it('asks for address, phone and payment password for goods, and sends the price that was seen', async () => {
    const { user, asked, portal } = await show();
    await user.click(await screen.findByRole('button', { name: 'Redeem Match ball' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(/Name of who/u), 'Ma Hla Win');
    await user.type(dialog.getByLabelText(/House and street/u), '12 Inya Road');
    await user.type(dialog.getByLabelText(/Township/u), 'Yangon');
    await user.type(dialog.getByLabelText(/Phone/u), '09770000001');
    await user.type(dialog.getByLabelText(/Payment password/u), '246810');
    await user.click(dialog.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(portal.toasts.shown[0]?.text).toBe('Your exchange is in process.'));
    const sent = asked.find(({ id }) => id === 'pointRedeem');
    expect(sent?.key).toBeTruthy();
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({
      item: 'ball',
      points: '1200',
      quantity: '1',
      address: { recipient: 'Ma Hla Win', street: '12 Inya Road', city: 'Yangon' },
      phone: '09770000001',
      passwordCheck: '246810',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves a refused password at its field', async () => {
    const value = { fields: [{ field: 'passwordCheck', code: 'WRONG', params: {} }] };
    const { user } = await show({ pointRedeem: { status: 422, code: 'INVALID_FIELDS', value } });
    await user.click(await screen.findByRole('button', { name: 'Redeem Money for you' }));
    const dialog = within(await screen.findByRole('dialog'));
    const password = await dialog.findByLabelText(/Payment password/u);
    expect(dialog.queryByLabelText(/House and street/u)).toBeNull();
    await user.type(password, '000000');
    await user.click(dialog.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  });

  it('converts points to money', async () => {
    const { user, asked, portal } = await show();
    await user.type(await screen.findByLabelText(/Points to convert/u), '200');
    await user.type(screen.getByLabelText(/Payment password/u), '246810');
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(portal.toasts.shown[0]?.text).toMatch(/200\.00 is in your wallet/u));
    expect(JSON.parse(asked.find(({ id }) => id === 'pointConvert')?.body ?? '{}')).toEqual({
      points: '200',
      passwordCheck: '246810',
    });
  });

  it('redeems, and has redeem history, points details and rules of their own addresses [MEM-16]', async () => {
    const { user, router } = await show();
    expect((await screen.findByRole('tab', { name: 'Redeem' })).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByRole('button', { name: 'Redeem Match ball' })).toBeDefined();
    await user.click(await screen.findByRole('tab', { name: 'Redeem history' }));
    expect(router.state.location.search).toBe('?tab=history');
    expect(await screen.findByText('Rejected')).toBeDefined();
    for (const said of [
      'trade-1',
      'Ma Hla Win',
      '12 Inya Road, Yangon, 11041',
      '09770000001',
      'No such street.',
      'Main wallet',
    ])
      expect(screen.getByText(said)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Points details' }));
    expect((await screen.findByText('+30')).closest('li')?.textContent).toMatch(
      /Slots.*3,000\.00.*1 for .*100\.00/u,
    );
    expect(screen.getByText('In process')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Rules' }));
    expect(await screen.findByText('What earns points')).toBeDefined();
    expect(screen.getByText('from 5,000 points')).toBeDefined();
  });

  it.each([
    ['APPLYING', 'In process'],
    ['REJECTED', 'Rejected'],
    ['PASSED', 'Approved'],
  ] as const)('tells an exchange in the status %s as %s [STA-11]', async (status, text) => {
    const { user } = await show({
      pointRedeems: { exchanges: [{ ...exchange, status }], more: false, ...money },
    });
    await user.click(await screen.findByRole('tab', { name: 'Redeem history' }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('asks for a payment password first, and says when nothing is offered', async () => {
    const { user, portal } = await show({
      pointRewards: { ...rewards, items: [], paymentPassword: false },
    });
    expect(await screen.findByText('Nothing is offered at the moment')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(portal.navigation.modals).toMatchObject([{ id: 'member-centre', panel: 'securityCenter' }]);
  });
});
