import { useEffect, useEffectEvent, useState } from 'react';
import { ask, type GameRound } from '../shell/api.ts';
import { useTable } from '../shell/table.ts';

/** The player's bets on undecided events; reports each once it is decided. */
export function useOwnEvents(): { waiting: GameRound[]; add: (round: GameRound) => void } {
  const { hello, shown, refresh, now } = useTable();
  const [waiting, setWaiting] = useState<GameRound[]>(() =>
    hello.open.filter(({ status }) => status === 'waiting'),
  );
  const tell = useEffectEvent((round: GameRound) => refresh().then(() => shown(round)));
  useEffect(() => {
    if (waiting.length === 0) return undefined;
    const next = Math.min(...waiting.map(({ ends }) => ends ?? 0));
    const timer = setTimeout(
      () =>
        void Promise.all(
          waiting.map(async (round) => {
            if ((round.ends ?? 0) > now()) return undefined;
            const answer = await ask<{ ok: true; rounds: GameRound[] }>('rounds', { round: round.id });
            const found = answer.ok ? answer.rounds[0] : undefined;
            if (found?.status === 'waiting' || found === undefined) return undefined;
            await tell(found);
            return found.id;
          }),
        ).then((told) => setWaiting((old) => old.filter(({ id }) => !told.includes(id)))),
      Math.max(1000, next - now() + 1200),
    );
    return () => clearTimeout(timer);
  }, [waiting, now]);
  return { waiting, add: (round) => setWaiting((old) => [...old, round]) };
}
