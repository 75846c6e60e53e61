import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { noChase } from './chase.ts';
import { createSlip } from './slip-store.ts';
import { usePlacing } from './use-placing.ts';
import type { Room } from '../use-room.ts';

/** Slip of a room and its placing. Persists while the player views results and earlier bets. */
export function useSlip(room: Room) {
  const [store] = useState(createSlip);
  const { now: slip } = useSnapshot(store, { sync: true });
  const [chase, setChase] = useState(noChase);
  const placing = usePlacing(room, store, chase, () => setChase(noChase));
  return { store, slip, chase, setChase, ...placing };
}

export type SlipDesk = ReturnType<typeof useSlip>;
