import './spots.css';
import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Chips } from '../../parts/Chips.tsx';
import { usePause } from '../../parts/useSteps.ts';
import type { Json } from '../../rules/rules.ts';
import { useTable } from '../../shell/table.ts';
import { layoutOf } from './layouts.ts';
import { SpotButton } from './SpotButton.tsx';
import { SpotsStage, stageMs } from './SpotsStage.tsx';

type Bets = Readonly<Record<string, string>>;
const totalOf = (bets: Bets): bigint => Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n);

/** A table on whose spots chips are put: roulette, dice, cards against the house. */
export function SpotsView(): ReactNode {
  const { hello, say, chip, busy, play, shown, short, still, tell } = useTable();
  const engine = hello.game.engine.name;
  const groups = useMemo(() => layoutOf(engine, say), [engine, say]);
  const pause = usePause();
  const [bets, setBets] = useState<Bets>({});
  const [last, setLast] = useState<Bets>({});
  const [result, setResult] = useState<{ result: Json; wins: Bets; number: number }>();
  const [running, setRunning] = useState(false);
  const section = useRef<HTMLElement>(null);
  const total = totalOf(bets);

  const put = (spot: string): void => {
    setResult((old) => (old ? { ...old, wins: {} } : old));
    setBets((old) => ({ ...old, [spot]: String(BigInt(old[spot] ?? '0') + BigInt(chip)) }));
  };

  async function go(): Promise<void> {
    if (total === 0n) {
      tell(say('placeFirst'));
      return;
    }
    setRunning(true);
    setLast(bets);
    section.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
    const round = await play({ ...bets }, total);
    if (round?.status === 'done') {
      const view = round.view as unknown as { result: Json; wins: Bets };
      setResult({ result: view.result, wins: {}, number: round.nonce });
      await pause(still ? 150 : stageMs(engine, view.result));
      setResult({ ...view, number: round.nonce });
      shown(round);
      setBets({});
    }
    setRunning(false);
  }

  return (
    <section className="table" ref={section} data-engine={engine} data-running={running && !still}>
      <SpotsStage engine={engine} result={result?.result} number={result?.number ?? 0} still={still} />
      <div className="spots">
        {groups.map((group, at) => (
          <div
            key={at}
            className={group.isTable ? 'spot-table' : 'spot-group'}
            data-many={group.spots.length > 12}
            style={{ '--columns': group.columns } as CSSProperties}
          >
            {group.spots.map((spot) => (
              <SpotButton
                key={spot.id}
                spot={spot}
                stake={bets[spot.id]}
                isWinner={result?.wins[spot.id] !== undefined}
                disabled={running || busy}
                onPut={() => put(spot.id)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="controls">
        <Chips />
        <div className="row">
          <button
            type="button"
            className="plain"
            disabled={running || total === 0n}
            onClick={() => setBets({})}
          >
            {say('clear')}
          </button>
          <button
            type="button"
            className="plain"
            disabled={running || totalOf(last) === 0n}
            onClick={() => setBets(last)}
          >
            {say('again')}
          </button>
          <button type="button" className="main-button" disabled={busy || running} onClick={() => void go()}>
            {total > 0n ? `${say('play')} · ${short(total)}` : say('play')}
          </button>
        </div>
      </div>
    </section>
  );
}
