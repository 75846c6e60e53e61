import { useEffect, useState } from 'react';
import { ask } from '../shell/api.ts';

export type Place = { place: string; nickname: string; stake: string; /** The player's own. */ own: boolean };
type Answer<Board> = { ok: true; board: Board; places: Place[] };

/** Board of a scheduled game, polled every second while the page is visible; the last answer stays while offline. */
export function useBoard<Board>(): { board: Board; places: Place[] } | undefined {
  const [shown, setShown] = useState<{ board: Board; places: Place[] }>();
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'visible') {
        const answer = await ask<Answer<Board>>('board');
        if (ended) return;
        if (answer.ok) setShown({ board: answer.board, places: answer.places });
      }
      timer = setTimeout(() => void look(), 1000);
    };
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, []);
  return shown;
}
