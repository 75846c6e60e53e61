import { useEffect, useRef, useState } from 'react';
import { subscribe } from 'valtio';
import type { Say } from '#ui/text/say.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BetType } from '#play/lottery/bet-type.ts';
import type { Family } from '#play/lottery/family.ts';
import { useTakenOver } from '#portal/hydration/use-taken-over.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSession } from '#portal/session/use-session.ts';
import { drawName } from '../draw-name.ts';
import type { RuledBet, Rules } from '../room-types.ts';
import { firstStake } from '../slip/stake.ts';
import { createChoice, type ChoiceStore } from './choice-store.ts';
import { isEmpty, keepChoice, ofPanel, readChoice, stakeNow } from './kept-choice.ts';
import type { Station } from './Stations.tsx';

type BoardOf = {
  rules: Rules;
  family: Family | undefined;
  bets: readonly RuledBet[];
  /** Bet type that the room opens with. */
  first: RuledBet | undefined;
  /** Bet type that the address asks for. */
  asked: string | null;
  /** The draw open for bets. */
  numero: string | undefined;
};

/**
 * The board of a room: bet type, chosen numbers and stake; undefined without bet types. Kept in the tab until they are bet, for the
 * draw that was open.
 */
export function useBoard({ rules, family, bets, first, asked, numero }: BoardOf) {
  const { storage, toasts } = usePortal();
  const say: Say = useText();
  const owner = useSession()?.customerId;
  const game = rules.game.code;
  const [betId, setBet] = useState(first?.id);
  const [stake, setStake] = useState(() => firstStake(rules));
  const [stations, setStations] = useState<readonly Station[]>([]);
  const [choices] = useState(() => new Map<string, ChoiceStore>());
  const choiceOf = (id: string, { panel }: BetType): ChoiceStore => {
    const choice = choices.get(id) ?? createChoice(panel);
    choices.set(id, choice);
    return choice;
  };
  const bet = bets.find(({ id }) => id === betId) ?? first;
  const type = bet && family?.betTypes.get(bet.id);
  const choice = bet && type && choiceOf(bet.id, type);

  // A page that the server drew tells of the draw that was open then; what is kept is of one that may be open now.
  const takenOver = useTakenOver();
  const restored = useRef(false);
  useEffect(() => {
    if (restored.current || numero === undefined || !takenOver) return;
    restored.current = true;
    const kept = readChoice(storage, game);
    const keptType = kept && family?.betTypes.get(kept.betType);
    if (!kept || !keptType || !bets.some(({ id }) => id === kept.betType)) return;
    const fill = () => {
      choiceOf(kept.betType, keptType).fill(ofPanel(keptType.panel, kept.selection));
      setStake((before) => stakeNow(rules, before, kept.stake));
      setBet(kept.betType);
    };
    if (kept.numero !== numero) {
      keepChoice(storage, game, undefined);
      toasts.show(say('lottery.choice.gone', { numero: drawName(kept.numero, rules.game) }), 'info', {
        label: say('lottery.choice.again'),
        run: fill,
      });
    } else if (kept.asked === asked) fill();
  });

  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      if (!choice || !bet) return;
      const selection = choice.selection();
      keepChoice(
        storage,
        game,
        isEmpty(selection) || numero === undefined
          ? undefined
          : { numero, betType: bet.id, asked, selection, stake },
      );
    };
    // What is kept already is read before it is replaced.
    if (choice && !isEmpty(choice.selection())) keep.current();
  });
  useEffect(() => choice && subscribe(choice.changes, () => keep.current(), true), [choice]);

  const before = useRef(owner);
  useEffect(() => {
    // What one member chose is nothing for the next person at this page.
    if (before.current !== undefined && before.current !== owner) choices.forEach((each) => each.clear());
    before.current = owner;
  }, [owner, choices]);

  return bet && type && choice
    ? { bet, type, choice, setBet, stake, setStake, stations, setStations }
    : undefined;
}

export type Board = NonNullable<ReturnType<typeof useBoard>>;
