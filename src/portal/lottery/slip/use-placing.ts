import { useState } from 'react';
import { CallError } from '#portal/gateway/call-error.ts';
import { isOpen, withIntention } from '#portal/gateway/intention.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { sentChase, type Chase } from './chase.ts';
import type { BetBody, PlacedSlip, SentLine } from '../room-types.ts';
import type { Slip, SlipLine, SlipStore } from './slip-store.ts';
import type { Room } from '../use-room.ts';

export type SlipPlacing =
  | { state: 'closed' }
  | { state: 'asking' }
  | { state: 'sending' }
  | { state: 'placed'; placed: PlacedSlip }
  | { state: 'refused'; code: string; again: boolean };

/** Calls whose answers a placed slip changes. */
export const afterPlacing: ReadonlySet<string> = new Set(['lotteryBets', 'walletBalance', 'lotteryGame']);
/** Refusals after which the room shows something else than the platform offers. */
export const offerChanged: ReadonlySet<string> = new Set(['DRAW_CLOSED', 'NUMBER_CLOSED', 'NUMBER_FULL']);

/** A slip with an unknown outcome: while unchanged, it is resent as it was. */
type Unheard = { slip: Slip; chase: Chase; code: string; body: BetBody };

/** A line as sent for a draw. */
export const sentLine =
  (numero: string) =>
  (line: Omit<SlipLine, 'id'>): SentLine => ({
    game: line.game,
    numero,
    betType: line.betType,
    selection: line.selection,
    unit: String(line.unit),
    multiple: line.multiple,
    odds: { ...line.odds },
    ...(line.prizeGroup !== undefined && { group: line.prizeGroup }),
  });

/** Places a slip once, with one idempotency key per intention, kept while the outcome is unknown. */
export function usePlacing(room: Room, store: SlipStore, chase: Chase, onPlaced: () => void) {
  const portal = usePortal();
  const [placing, setPlacing] = useState<SlipPlacing>({ state: 'closed' });
  const [last, setLast] = useState<Unheard>();
  const slip = store.now;
  const unheard = last?.slip === slip && last.chase === chase ? last : undefined;

  /** Asks whether to place the slip as it is now, which a render may not have seen yet. */
  const ask = () => {
    const asked = last?.slip === store.now ? unheard : undefined;
    setPlacing(asked ? { state: 'refused', code: asked.code, again: true } : { state: 'asking' });
  };

  const bodyNow = (): Unheard['body'] => {
    const one = new Set(slip.lines.map(({ game }) => game)).size === 1;
    const chased = one ? sentChase(chase, room.further) : undefined;
    const lines = slip.lines.map(sentLine(slip.numero ?? room.draw?.numero ?? ''));
    return { lines, ...(chased && { chase: chased }) };
  };
  const send = async () => {
    const body = unheard?.body ?? bodyNow();
    setPlacing({ state: 'sending' });
    try {
      const placed = await withIntention(portal, 'lotteryBet', body, (idempotencyKey) =>
        portal.gateway.call('lotteryBet', { body }, { idempotencyKey }),
      );
      setLast(undefined);
      store.clear();
      onPlaced();
      setPlacing({ state: 'placed', placed });
      portal.calls.invalidate((id) => afterPlacing.has(id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const again = isOpen(error);
      // A refusal is final for its key; the next attempt is another intention.
      setLast(again ? { slip, chase, code: error.code, body } : undefined);
      const { line, ...of } = (error.value ?? {}) as { line?: number; number?: string; left?: string };
      if (typeof line === 'number') store.refuse(line, { ...of, code: error.code });
      if (offerChanged.has(error.code)) portal.calls.invalidate((id) => id === 'lotteryGame');
      setPlacing({ state: 'refused', code: error.code, again });
    }
  };

  return { placing, unheard: unheard !== undefined, ask, send, close: () => setPlacing({ state: 'closed' }) };
}
