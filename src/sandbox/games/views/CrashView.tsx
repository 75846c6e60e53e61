import './small.css';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { timesAfter } from '../rules/crash.ts';
import { ask, type GameReply, type GameRound } from '../shell/api.ts';
import { useTable } from '../shell/table.ts';

const autos = [0, 150, 200, 500, 1000];

/** A number that climbs until it stops: who has cashed out before is paid. */
export function CrashView(): ReactNode {
  const { hello, say, chip, busy, play, act, shown, short, money, timesText, oddsText, now } = useTable();
  const [round, setRound] = useState<GameRound | undefined>(() =>
    hello.open.find(({ status }) => status === 'open'),
  );
  const [auto, setAuto] = useState(0);
  const [times, setTimes] = useState(100);
  const running = round?.status === 'open';
  const told = useRef('');

  const follow = (next: GameRound | undefined): void => {
    if (!next) return;
    setRound(next);
    if (next.status === 'open' || told.current === next.id) return;
    told.current = next.id;
    const { crash } = next.view as { crash: number };
    shown(next, { lost: say('crashedAt', { times: `${oddsText(Math.max(100, crash))}×` }) });
  };
  const hear = useEffectEvent(follow);

  // The number is drawn here, but when it stops is heard from the server.
  useEffect(() => {
    if (!running || !round) return undefined;
    let frame = 0;
    const leaving = new AbortController();
    const draw = (): void => {
      setTimes(timesAfter(now() - round.began));
      frame = requestAnimationFrame(draw);
    };
    draw();
    const wait = async (): Promise<void> => {
      while (!leaving.signal.aborted) {
        const answer = await ask<GameReply>('act', { round: round.id, move: { do: 'wait' } });
        if (answer.ok && answer.round.status !== 'open') {
          hear(answer.round);
          return;
        }
        if (!answer.ok) await new Promise((resolve) => setTimeout(resolve, 1500));
      }
    };
    void wait();
    return () => {
      leaving.abort();
      cancelAnimationFrame(frame);
    };
  }, [running, round, now]);

  const over = round?.status === 'done' ? (round.view as { crash: number; out: number }) : undefined;
  const won = BigInt(round?.payout ?? '0') > 0n;
  // A round that ends before it begins crashes at the number it started from.
  const crashed = over && Math.max(100, over.crash);
  const shownTimes = crashed ?? times;
  const height = Math.min(1, Math.log(shownTimes / 100) / Math.log(20));
  return (
    <section className="small">
      <div className="sky" data-over={over !== undefined} data-won={won}>
        <svg viewBox="0 0 300 180" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <path
            d={`M0 176 Q ${150 * height + 20} 172 ${40 + 220 * height} ${170 - 140 * height}`}
            className="trail"
          />
          <g
            transform={`translate(${40 + 220 * height} ${170 - 140 * height}) rotate(${20 + 25 * (1 - height)})`}
            className="rocket"
          >
            {over && (
              <path
                d="M0-30l7 17 16-10-6 18 19 5-19 6 8 17-17-9-8 18-7-18-18 9 9-17-19-6 19-5-7-18 17 10z"
                className="burst"
              />
            )}
            <path d="M0-16c7 5 9 14 7 24H-7c-2-10 0-19 7-24zM-7 4l-7 10 8-3zM7 4l7 10-8-3z" />
            {running && <path d="M-4 9h8l-4 13z" className="flame" />}
          </g>
        </svg>
        <output aria-live="off">{oddsText(shownTimes)}×</output>
        {over && crashed !== undefined && (
          <p>
            <b>{say('crashedAt', { times: `${oddsText(crashed)}×` })}</b>
            {over.out > 0 && <span>{say('leftAt', { times: `${oddsText(over.out)}×` })}</span>}
          </p>
        )}
      </div>
      <div className="controls">
        {running && round ? (
          <button
            type="button"
            className="main-button"
            disabled={busy}
            onClick={() => void act(round, { do: 'out' }).then(follow)}
          >
            {say('out')} · {money((BigInt(round.stake) * BigInt(times)) / 100n)}
          </button>
        ) : (
          <>
            <div className="row centred" role="group" aria-label={say('auto')}>
              <span>{say('auto')}</span>
              {autos.map((value) => (
                <button
                  key={value}
                  type="button"
                  className="plain"
                  aria-pressed={auto === value}
                  onClick={() => setAuto(value)}
                >
                  {value === 0 ? say('off') : timesText(value * 100)}
                </button>
              ))}
            </div>
            <Chips />
            <button
              type="button"
              className="main-button"
              disabled={busy}
              onClick={() =>
                void play({ amount: chip, ...(auto > 0 && { auto }) }, BigInt(chip)).then(follow)
              }
            >
              {say('play')} · {short(chip)}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
