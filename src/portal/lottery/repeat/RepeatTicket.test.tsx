import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { LotteryLobby } from '../../blocks/lottery/lotteryLobby/LotteryLobby.tsx';
import type { OwnBet, Rules } from '../room-types.ts';
import { fetchRoom } from '../testing/fetch-room.ts';
import { ownBet, placedSlip, roomNow, roomRules } from '../testing/room-answer.ts';

beforeAll(fetchRoom);
afterEach(cleanup);

const own = (given: Partial<OwnBet>): OwnBet =>
  ownBet({
    numero: '20261121-0009',
    betType: 'exact',
    selection: ['24', '25'],
    notes: 2,
    unit: '300',
    stake: '600',
    status: 'LOST',
    placedAt: 2,
    ...given,
  });
/** The last ticket: 24 and 25, then 30; before it another one. */
const bets = [
  own({ id: 'b3', selection: ['30'], notes: 1, stake: '300' }),
  own({ id: 'b2' }),
  own({ id: 'b1', selection: ['99'], notes: 1, stake: '300', placedAt: 1 }),
];
const rules = (numbers: Rules['numbers'] = { limit: '10000', closed: [], left: {} }): Rules => {
  const { units: _, ...rest } = roomRules('2d');
  return { ...rest, ...(numbers && { numbers }) };
};

async function open(answers: Answers = {}) {
  const staged = await stage(
    { view: LotteryLobby },
    { gameType: 'LOTT' },
    {
      at: '/lottery?gameCode=minute-star&playType=exact',
      member: 0,
      now: roomNow,
      answers: {
        lotteryGame: rules(),
        lotteryBets: { bets, now: roomNow.getTime() },
        lotteryBet: placedSlip,
        ...answers,
      },
    },
  );
  const button = await screen.findByRole('button', { name: /^Repeat last, USD.9\.00$/u });
  const sent = () => staged.asked.filter(({ id }) => id === 'lotteryBet');
  const told = () => staged.portal.toasts.shown.map(({ text }) => text);
  return { ...staged, button, sent, told };
}

describe('the last ticket', () => {
  it('is placed in the open draw in one press, at the price on the button', async () => {
    const { user, button, sent, told } = await open();
    const words = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toMatch(/24 25; .*30.*in draw 20261122-0001/u);
    await user.click(button);
    await expect
      .poll(told)
      .toEqual([expect.stringMatching(/24 25; .*30 in draw 20261122-0001 .*1 bet placed. Your balance is/u)]);
    const line = { game: 'minute-star', numero: '20261122-0001', betType: 'exact', unit: '300', multiple: 1 };
    expect(sent().map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
      {
        lines: [
          { ...line, selection: ['24', '25'], odds: { win: '10' } },
          { ...line, selection: ['30'], odds: { win: '10' } },
        ],
      },
    ]);
  });

  it('says in words that a number of it is closed or full, and sends nothing', async () => {
    const closed = await open({ lotteryGame: rules({ limit: '10000', closed: ['25'], left: {} }) });
    await closed.user.click(closed.button);
    expect(closed.told()).toEqual(['25 takes no bets now']);
    expect(closed.sent()).toEqual([]);
    cleanup();
    const full = await open({ lotteryGame: rules({ limit: '10000', closed: [], left: { '30': '100' } }) });
    await full.user.click(full.button);
    expect(full.told()).toEqual([expect.stringMatching(/^30 can take no more than USD.1\.00$/u)]);
    expect(full.sent()).toEqual([]);
  });

  it('says in words what the platform refuses', async () => {
    const value = { line: 0, number: '24', left: '100' };
    const { user, button, told } = await open({
      lotteryBet: { status: 409, code: 'NUMBER_FULL', value },
    });
    await user.click(button);
    await expect.poll(told).toEqual([expect.stringMatching(/^24 can take no more than USD.1\.00$/u)]);
  });

  it('leads from a balance that is not enough to the deposit', async () => {
    const { user, button, portal } = await open({
      lotteryBet: { status: 409, code: 'INSUFFICIENT_BALANCE' },
    });
    await user.click(button);
    await expect.poll(() => portal.toasts.shown[0]?.action?.label).toBe('Deposit');
  });

  it('is sent again under its key while nobody knows whether it was heard', async () => {
    const { user, button, sent } = await open({ lotteryBet: { status: 503 } });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: /^Try again, USD/u }));
    await expect.poll(() => sent().length).toBe(2);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('is not offered beside numbers that are chosen', async () => {
    const { user, button } = await open();
    await user.click(screen.getByRole('button', { name: '24' }));
    expect(button.isConnected).toBe(false);
  });
});
