import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { LotteryLobby } from '../../blocks/lottery/lotteryLobby/LotteryLobby.tsx';
import { fetchRoom } from '../testing/fetch-room.ts';
import type { OwnBet } from '../room-types.ts';
import { ownBet, roomNow, roomRules } from '../testing/room-answer.ts';

beforeAll(fetchRoom);
afterEach(cleanup);

const bet = ownBet();

const open = (options: StageOptions = {}) =>
  stage(
    { view: LotteryLobby },
    { gameType: 'LOTT' },
    {
      at: '/lottery?gameCode=minute-star&view=bets',
      member: 0,
      now: roomNow,
      answers: { lotteryGame: roomRules('ssc'), lotteryBets: { bets: [bet], now: roomNow.getTime() } },
      ...options,
    },
  );

it('says the digits of a bet in the sequence of their places, whatever sequence the platform answers in', async () => {
  const selection = { tens: ['1'], units: ['3'], hundreds: ['8'], thousands: ['5'], 'ten-thousands': ['4'] };
  const straight = { ...bet, betType: 'five-direct', selection };
  await open({
    answers: {
      lotteryGame: roomRules('ssc'),
      lotteryBets: { bets: [straight], now: roomNow.getTime() },
    },
  });
  expect(await screen.findByText('4 | 5 | 8 | 1 | 3')).toBeDefined();
});

it('says of a settled bet what was won, for which stake, and the net of both, as the record does', async () => {
  const won: OwnBet = { ...bet, status: 'WON', stake: '10000', payout: '21111' };
  const lost: OwnBet = { ...bet, id: 'b2', status: 'LOST', stake: '10000', payout: '0' };
  const partly: OwnBet = { ...won, id: 'b3', payout: '9500' };
  await open({
    answers: {
      lotteryGame: roomRules('ssc'),
      lotteryBets: { bets: [won, lost, partly], now: roomNow.getTime() },
    },
  });
  const [first, second, third] = (await screen.findByRole('list', { name: 'My bets' })).children;
  expect(first?.textContent).toMatch(/net \+USD.111\.11Won USD.211\.11, stake USD.100\.00/u);
  expect(second?.textContent).toMatch(/net -USD.100\.00Won USD.0\.00, stake USD.100\.00/u);
  expect(third?.textContent).toMatch(/Partly back.*net -USD.5\.00/u);
});

it('leads from the bets on a game to all bets', async () => {
  const { user, portal } = await open();
  await user.click(await screen.findByRole('button', { name: 'All bets in the record' }));
  await expect
    .poll(() => portal.navigation.modals)
    .toMatchObject([{ id: 'member-centre', panel: 'personalHistoryCopy' }]);
});

it('shows a guest, who has no centre, the bets alone', async () => {
  await open({ member: 4 });
  await screen.findByRole('list', { name: 'My bets' });
  expect(screen.queryByRole('button', { name: 'All bets in the record' })).toBeNull();
});

const named = 'Cancel bet: Dragon – tiger · 1 v 2, draw 20261122-0001';

it('takes a bet back after a second word, once, and keeps the focus at its place', async () => {
  const { user, asked, answer } = await open();
  const take = async () => screen.findByRole('button', { name: named });
  await user.click(await take());
  const sure = () => screen.getByRole('button', { name: 'Yes, cancel it' });
  expect(document.activeElement).toBe(sure());
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(document.activeElement).toBe(await take());
  await user.keyboard('{Enter}');
  expect(asked.some(({ id }) => id === 'lotteryBetCancel')).toBe(false);
  answer({
    lotteryBetCancel: { bets: ['b1'], refunded: '200', balance: '10000' },
    lotteryBets: { bets: [{ ...bet, status: 'CANCELLED', cancel: false }], now: roomNow.getTime() },
  });
  await user.click(sure());
  expect((await screen.findByText('Cancelled')).closest('li')).toBe(document.activeElement);
  expect(asked.filter(({ id }) => id === 'lotteryBetCancel')).toHaveLength(1);
});

it('takes back all that is left of a chase at once', async () => {
  const chased: OwnBet = { ...bet, chase: 'c1' };
  const alone: OwnBet = { ...bet, id: 'b3', numero: '20261122-0003', chase: 'c2' };
  const bets = [chased, { ...chased, id: 'b2', numero: '20261122-0002' }, alone];
  const { user, asked, portal } = await open({
    answers: {
      lotteryGame: roomRules('ssc'),
      lotteryBets: { bets, now: roomNow.getTime() },
      lotteryBetCancel: { bets: ['b1', 'b2'], refunded: '400', balance: '10000' },
    },
  });
  const whole = { name: 'Cancel it in all draws that are left' };
  await user.click(await screen.findByRole('button', { name: /0003$/u }));
  expect(screen.queryByRole('button', whole)).toBeNull();
  await user.click(screen.getByRole('button', { name: named }));
  await user.click(screen.getByRole('button', whole));
  await expect.poll(() => portal.toasts.shown[0]?.text).toMatch(/^2 bets were cancelled: USD.4\.00$/u);
  const sent = asked.filter(({ id }) => id === 'lotteryBetCancel');
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ chase: 'c1' }]);
});
