import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { noChase } from './chase.ts';
import { createSlip } from './slip-store.ts';
import { usePlacing } from './use-placing.ts';
import type { Room } from './use-room.ts';

/** The slip of a room and the way to place it. It stays while the player looks at results and at what was placed before. */
export function useSlip(room: Room) {
  const [store] = useState(createSlip);
  const { now: slip } = useSnapshot(store, { sync: true });
  const [chase, setChase] = useState(noChase);
  const placing = usePlacing(room, store, chase, () => setChase(noChase));
  return { store, slip, chase, setChase, ...placing };
}

export type SlipDesk = ReturnType<typeof useSlip>;
