import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTakenOver } from '#portal/hydration/use-taken-over.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSession } from '#portal/session/use-session.ts';
import { noChase } from './chase.ts';
import { openSlip } from './copy-to-slip.ts';
import { keepSlip, readSlip } from './kept-slip.ts';
import { createSlip } from './slip-store.ts';
import { usePlacing } from './use-placing.ts';
import type { Room } from '../use-room.ts';

/** Slip of a room and its placing. Persists while the player is elsewhere, on this page or on another. */
export function useSlip(room: Room, game: string) {
  const { storage } = usePortal();
  const takenOver = useTakenOver();
  const store = useMemo(
    () => createSlip(takenOver ? readSlip(storage, game) : undefined),
    [takenOver, storage, game],
  );
  const { now: slip } = useSnapshot(store, { sync: true });
  useEffect(() => {
    if (takenOver) keepSlip(storage, game, slip);
  }, [takenOver, storage, game, slip]);
  useEffect(() => openSlip(game, store), [game, store]);
  const owner = useSession()?.customerId;
  const before = useRef(owner);
  useEffect(() => {
    // A visitor's slip is still theirs after the login, a member's is nothing for the next person at this page.
    if (before.current !== undefined && before.current !== owner) store.clear();
    before.current = owner;
  }, [owner, store]);
  const [chase, setChase] = useState(noChase);
  const placing = usePlacing(room, store, chase, () => setChase(noChase));
  return { store, slip, chase, setChase, ...placing };
}

export type SlipDesk = ReturnType<typeof useSlip>;
