import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { LotteryLobby } from '../../blocks/lottery/lotteryLobby/LotteryLobby.tsx';
import type { DrawnGame } from '../room-types.ts';
import { fetchRoom } from '../testing/fetch-room.ts';
import { roomNow, roomRules } from '../testing/room-answer.ts';

beforeAll(fetchRoom);
afterEach(cleanup);

const drawn = (numero: string, balls: number[], more: Partial<DrawnGame>): DrawnGame => ({
  code: 'minute-star',
  name: '2D',
  numero,
  status: 'SETTLED',
  version: 1,
  drawsAt: roomNow.getTime(),
  result: { balls },
  ...more,
});

describe('the results board of 2D', () => {
  it('says of each result where it comes from, and how often each number came', async () => {
    const draws = [
      drawn('20261120-1630', [0, 7], { origin: 'reported' }),
      drawn('20261120-1201', [0, 7], { origin: 'seed', seed: 'ab'.repeat(32) }),
    ];
    await stage(
      { view: LotteryLobby },
      { gameType: 'LOTT' },
      {
        at: '/lottery?gameCode=minute-star&view=results',
        member: 0,
        now: roomNow,
        answers: {
          lotteryGame: roomRules('2d'),
          lotteryResults: { draws, source: { label: 'the exchange' }, now: roomNow.getTime() },
        },
      },
    );
    const board = await screen.findByRole('table', { name: /How often they came/u });
    expect(within(board).getByText('07').closest('td')?.textContent).toContain('2 times');
    const line = (numero: string) => within(screen.getByText(numero).closest('li') ?? document.body);
    // The newest result first, what all of them come to after it.
    expect(
      screen.getByText('20261120-1630').compareDocumentPosition(board) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(line('20261120-1630').getByText('Result of the exchange')).toBeDefined();
    expect(line('20261120-1201').queryByText('Result of the exchange')).toBeNull();
    expect(line('20261120-1201').getByText('Proof of the draw')).toBeDefined();
  });
});
