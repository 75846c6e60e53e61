import './slot.css';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Spin } from '../../rules/slots/spin.ts';
import { lines, symbols, type SlotSymbol } from '../../rules/slots/profiles.ts';
import { Chips } from '../../parts/Chips.tsx';
import { usePause } from '../../parts/useSteps.ts';
import { hueOf } from '../../shell/hue.ts';
import { useTable } from '../../shell/table.ts';
import { SymbolArt } from './SymbolArt.tsx';
import { useSlotTheme } from './use-slot-theme.ts';

type SlotResult = { spins: Spin[]; times: number; pot?: boolean; potWon?: string };

const first = (): SlotSymbol[][] =>
  [0, 1, 2, 3, 4].map((reel) =>
    [0, 1, 2].map((row) => symbols[(reel * 3 + row * 4) % symbols.length] ?? 'l1'),
  );
const stopMs = 190;

/** Five reels; their stops are decided before they turn. */
export function SlotView(): ReactNode {
  const { hello, say, chip, busy, play, shown, showsMore, money, short, pot, free, still, timesText } =
    useTable();
  const pause = usePause();
  const [window_, setWindow] = useState(first);
  const [turning, setTurning] = useState(0);
  const [spin, setSpin] = useState<{ spin: Spin; left: number }>();
  const [running, setRunning] = useState(false);
  const hue = hueOf(hello.game.code);
  const theme = useSlotTheme();

  async function turn(result: Spin, left: number): Promise<void> {
    setSpin(undefined);
    if (!still) {
      setTurning(5);
      for (let reel = 0; reel < 5; reel += 1) {
        await pause(reel === 0 ? 420 : stopMs);
        setWindow((old) =>
          old.map((column, at) => (at === reel ? [...(result.window[at] ?? column)] : column)),
        );
        setTurning(4 - reel);
      }
    } else setWindow(result.window.map((column) => [...column]));
    setSpin({ spin: result, left });
    // The last reel stands, also for the eye, before anything is told.
    await pause(result.times > 0 ? (still ? 250 : 900) : still ? 100 : 450);
  }

  async function go(): Promise<void> {
    setRunning(true);
    setSpin(undefined);
    const round = free
      ? await play({ amount: free.stake }, 0n, free.id)
      : await play({ amount: chip }, BigInt(chip));
    if (round?.status === 'done') {
      const { spins, potWon } = round.view as unknown as SlotResult;
      for (const [at, each] of spins.entries()) {
        showsMore();
        await turn(each, spins.length - 1 - at);
      }
      shown(round, { won: potWon === undefined ? undefined : `${say('jackpot')}: ${money(potWon)}` });
    }
    setRunning(false);
  }

  const won = new Set(
    spin?.spin.lines.flatMap(({ line, count }) =>
      (lines[line] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`),
    ),
  );
  return (
    <section className="slot" style={theme.light as CSSProperties}>
      <div className="marquee" aria-hidden="true">
        {theme.band !== undefined && <img src={theme.band} alt="" />}
        <b>{hello.game.name}</b>
      </div>
      {pot !== null && (
        <p className="pot">
          <span>{say('jackpot')}</span>
          <b>{money(pot)}</b>
        </p>
      )}
      <div className="reels" aria-hidden="true" data-free={spin?.spin.free ?? false}>
        {window_.map((column, reel) => (
          <div className="reel" key={reel} data-turning={turning > 4 - reel}>
            {turning > 4 - reel ? (
              <div className="strip">
                {[...symbols, ...symbols].map((symbol, at) => (
                  <SymbolArt key={at} symbol={symbol} theme={theme} hue={hue} />
                ))}
              </div>
            ) : (
              column.map((symbol, row) => (
                <span className="place" key={row} data-won={won.has(`${reel}:${row}`)}>
                  <SymbolArt symbol={symbol} theme={theme} hue={hue} />
                </span>
              ))
            )}
          </div>
        ))}
      </div>
      <p className="slot-result">
        {spin && spin.left > 0 && <span>{`${say('freeRounds')}: ${spin.left}`}</span>}
        {spin && spin.spin.times > 0 && <b>{timesText(spin.spin.times)}</b>}
      </p>
      <div className="controls">
        {free ? (
          <p className="free-rounds">{say('given', { left: free.left, amount: money(free.stake) })}</p>
        ) : (
          <Chips />
        )}
        <button type="button" className="main-button" disabled={busy || running} onClick={() => void go()}>
          {free ? say('spinFree') : `${say('spin')} · ${short(chip)}`}
        </button>
      </div>
    </section>
  );
}
