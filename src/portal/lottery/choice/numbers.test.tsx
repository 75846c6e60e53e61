import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { LotteryLobby } from '../../blocks/lottery/lotteryLobby/LotteryLobby.tsx';
import type { Rules } from '../room-types.ts';
import { fetchRoom } from '../testing/fetch-room.ts';
import { roomNow, roomRules } from '../testing/room-answer.ts';

beforeAll(fetchRoom);
afterEach(cleanup);

/** A room of 2D: 100.00 a number, of which 07 has nothing left and 23 has 5.00; 44 is closed. */
function twoDigits(): Rules {
  const { units: _, ...rules } = roomRules('2d');
  return { ...rules, numbers: { limit: '10000', closed: ['44'], left: { '07': '0', '23': '500' } } };
}

async function open(playType: string, answers: object = {}) {
  const staged = await stage(
    { view: LotteryLobby },
    { gameType: 'LOTT' },
    {
      at: `/lottery?gameCode=minute-star&playType=${playType}`,
      member: 0,
      now: roomNow,
      answers: { lotteryGame: twoDigits(), ...answers },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  return staged;
}
const number = (name: string | RegExp) => screen.getByRole('button', { name });

it('shows numbers that are typed beyond the hundred on show: their page opens, and all are listed to be taken off', async () => {
  const { units: _, ...rules } = roomRules('3d');
  const { user } = await open('exact', { lotteryGame: rules });
  await user.type(screen.getByLabelText('Type or paste numbers'), '456 123{Enter}');
  expect(screen.getByRole('button', { name: '456', pressed: true })).toBeDefined();
  const chosen = within(screen.getByRole('group', { name: 'Chosen numbers' }));
  expect(chosen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual(['123', '456']);
  await user.click(chosen.getByRole('button', { name: 'Take off 123' }));
  expect(document.activeElement).toBe(chosen.getByRole('button', { name: 'Take off 456' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '456', pressed: false })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Chosen numbers' })).toBeNull();
});

describe('numbers that shrink as they sell', () => {
  it('marks full and closed numbers, which cannot be chosen, and says what others have left', async () => {
    const { user } = await open('exact');
    for (const name of ['07 full', '44 closed']) {
      await user.click(number(name));
      expect(number(name).getAttribute('aria-pressed')).toBe('false');
    }
    await user.click(number(/^23 USD.5\.00 left$/u));
    await user.click(number('24'));
    const chosen = screen.getByText('23', { selector: 'strong' }).closest('li');
    expect(chosen?.textContent).toContain('5.00 left');
    expect(screen.queryByText('24', { selector: 'strong' })).toBeNull();
  });

  it('counts a permuted number by the tightest of its orders', async () => {
    await open('exact-round');
    expect(number('70 full')).toBeDefined();
    expect(number(/^32 USD.5\.00 left$/u)).toBeDefined();
  });

  it('takes no more for a number than it has left', async () => {
    const { user } = await open('exact');
    await user.click(number(/^23 USD.5\.00 left$/u));
    const stake = screen.getByLabelText('Stake per number (USD)');
    await user.clear(stake);
    await user.type(stake, '5.01');
    expect(screen.getByText(/23 can take no more than USD.5\.00/u)).toBeDefined();
    await user.clear(stake);
    await user.type(stake, '5');
    expect(screen.queryByText(/can take no more/u)).toBeNull();
  });

  it('leaves full and closed numbers out when all are chosen', async () => {
    const { user } = await open('exact');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getAllByRole('button', { pressed: true, name: /^\d\d/u })).toHaveLength(98);
  });

  it('says on the refused line what a number that sold meanwhile has left', async () => {
    const value = { line: 0, number: '24', left: '250' };
    const { user } = await open('exact', { lotteryBet: { status: 409, code: 'NUMBER_FULL', value } });
    await user.click(number('24'));
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    await user.click(screen.getByRole('button', { name: 'Place bets' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place bets' }));
    const slip = within(screen.getByRole('complementary', { name: 'Bet slip' }));
    expect(await slip.findByText(/24 can take no more than USD.2\.50/u)).toBeDefined();
  });
});
