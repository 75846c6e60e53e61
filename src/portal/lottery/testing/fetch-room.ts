import { act, cleanup } from '@testing-library/react';
import { stage } from '#portal/testing/stage.tsx';
import { LotteryLobby } from '../../blocks/lottery/lotteryLobby/LotteryLobby.tsx';

/** Fetches the code of the room before a test: a page in a test that waits for code is not drawn again by itself. */
export async function fetchRoom(): Promise<void> {
  await stage({ view: LotteryLobby }, { gameType: 'LOTT' }, { at: '/lottery?gameCode=any' });
  await act(async () => {
    await import('../room/LotteryRoom.tsx');
  });
  cleanup();
}
