import { useEffect, useState } from 'react';
import type { ChoiceStore } from '../choice/choice-store.ts';
import type { SlipLine } from './slip-store.ts';
import type { SlipDesk } from './use-slip.ts';

/**
 * Bets the current choice without a way over the slip: its lines join the slip when the question opens and leave it with the question,
 * so that a player who goes back still has the choice.
 */
export function useBetNow({ store, placing, unheard, ask, close }: SlipDesk, choice: ChoiceStore) {
  const [joined, setJoined] = useState<readonly number[]>([]);
  const isPlaced = placing.state === 'placed' && joined.length > 0;
  // At once: the page may be left with the notice still open, and what is bet must not wait to be bet again.
  useEffect(() => {
    if (isPlaced) choice.clear();
  }, [isPlaced, choice]);
  return {
    betNow(lines: readonly Omit<SlipLine, 'id'>[], numero: string) {
      // A slip whose outcome is unknown is settled first: with another line it would be another slip.
      if (!unheard) setJoined(lines.length === 0 ? [] : store.add(lines, numero));
      ask();
    },
    /** Closes the question. */
    leave() {
      if (joined.length > 0) {
        if (unheard) choice.clear();
        else if (placing.state !== 'placed') store.remove(...joined);
      }
      setJoined([]);
      close();
    },
  };
}
