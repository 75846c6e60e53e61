import './small.css';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Chips } from '../parts/Chips.tsx';
import { usePause } from '../parts/useSteps.ts';
import { chancesOf, timesOf } from '../rules/dice-roll.ts';
import { useTable } from '../shell/table.ts';

/** A roll from 0.00 to 99.99 against a target that the player chooses. */
export function DiceView(): ReactNode {
  const { say, chip, busy, play, shown, short, still, timesText } = useTable();
  const pause = usePause();
  const [target, setTarget] = useState(50);
  const [side, setSide] = useState<'under' | 'over'>('under');
  const [roll, setRoll] = useState<{ roll: number; won: boolean }>();
  const [running, setRunning] = useState(false);
  const chances = chancesOf(target * 100, side);

  async function go(): Promise<void> {
    setRunning(true);
    const round = await play({ amount: chip, target: target * 100, side }, BigInt(chip));
    if (round?.status === 'done') {
      setRoll(round.view as { roll: number; won: boolean });
      await pause(still ? 50 : 600);
      shown(round);
    }
    setRunning(false);
  }
  const least = side === 'under' ? 1 : 5;
  return (
    <section className="small">
      <output className="roll" data-won={roll?.won} aria-live="polite">
        {roll ? (roll.roll / 100).toFixed(2) : '--.--'}
      </output>
      <div
        className="track"
        data-side={side}
        style={{ '--target': `${target}%`, '--roll': `${(roll?.roll ?? 5000) / 100}%` } as CSSProperties}
      >
        <i data-won={roll?.won} hidden={!roll} />
      </div>
      <label className="field">
        {say('target')}: {target}
        <input
          type="range"
          min={least}
          max={side === 'under' ? 95 : 99}
          value={target}
          onChange={({ target: input }) => setTarget(Number(input.value))}
        />
      </label>
      <dl className="trio">
        <div>
          <dt>{say('chance')}</dt>
          <dd>{chances / 100} %</dd>
        </div>
        <div>
          <dt>{say('pays')}</dt>
          <dd>{timesText(timesOf(chances))}</dd>
        </div>
        <div>
          <dt>{say('possible')}</dt>
          <dd>{short((BigInt(chip) * BigInt(timesOf(chances))) / 10_000n)}</dd>
        </div>
      </dl>
      <div className="controls">
        <div className="row centred">
          {(['under', 'over'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="plain"
              aria-pressed={side === name}
              onClick={() => {
                setSide(name);
                setTarget(Math.min(name === 'under' ? 95 : 99, Math.max(name === 'under' ? 1 : 5, target)));
              }}
            >
              {say(name)} {target}
            </button>
          ))}
        </div>
        <Chips />
        <button type="button" className="main-button" disabled={busy || running} onClick={() => void go()}>
          {say('play')} · {short(chip)}
        </button>
      </div>
    </section>
  );
}
