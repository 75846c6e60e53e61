import './fishing.css';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Chips } from '../../parts/Chips.tsx';
import { fish, shotsMost } from '../../rules/fishing.ts';
import { hueOf } from '../../shell/hue.ts';
import { useTable } from '../../shell/table.ts';
import type { TextKey } from '../../shell/texts.ts';
import { drawSea, type Shot } from './draw-sea.ts';
import { fishPicture } from './fish-pictures.ts';
import { fishAt, swim, type Swimmer } from './school.ts';

const batchMs = 500;
type Aimed = { id: number; kind: string };

/** A sea of fish: every shot costs one chip, and the server decides the catch. Shots of half a second are one round. */
export function FishingView(): ReactNode {
  const { hello, say, chip, busy, play, shown, short, still } = useTable();
  const canvas = useRef<HTMLCanvasElement>(null);
  const school = useRef<Swimmer[]>([]);
  const shots = useRef<Shot[]>([]);
  const [aimed, setAimed] = useState<readonly Aimed[]>([]);
  const [sending, setSending] = useState(false);
  const hue = hueOf(hello.game.code);

  useEffect(() => {
    let frame = 0;
    let before = performance.now();
    const draw = (time: number): void => {
      const seconds = Math.min(0.1, (time - before) / 1000);
      before = time;
      const element = canvas.current;
      const pen = element?.getContext('2d');
      if (element && pen) {
        const { clientWidth: width, clientHeight: height } = element;
        const ratio = Math.min(2, devicePixelRatio);
        if (element.width !== Math.round(width * ratio) || element.height !== Math.round(height * ratio)) {
          element.width = Math.round(width * ratio);
          element.height = Math.round(height * ratio);
        }
        pen.setTransform(ratio, 0, 0, ratio, 0, 0);
        school.current = swim(school.current, still ? seconds * 0.25 : seconds, width, height);
        shots.current = shots.current
          .map((shot) => ({ ...shot, age: shot.age + seconds }))
          .filter(({ age }) => age < 0.5);
        drawSea(pen, { width, height, hue }, school.current, shots.current);
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [hue, still]);

  const shoot = (target: Aimed & { x: number; y: number }): void => {
    shots.current.push({ x: target.x, y: target.y, age: 0 });
    setAimed((old) => (old.length < shotsMost ? [...old, { id: target.id, kind: target.kind }] : old));
  };

  // Shots fired meanwhile wait for the batch before them.
  const fire = useEffectEvent(async () => {
    const batch = aimed;
    setAimed([]);
    setSending(true);
    const cost = BigInt(chip) * BigInt(batch.length);
    const round = await play({ amount: chip, shots: batch.map(({ kind }) => kind) }, cost);
    if (round?.status === 'done') {
      const { hits } = round.view as { hits: number[] };
      const caught = new Set(batch.filter((_, at) => (hits[at] ?? 0) > 0).map(({ id }) => id));
      school.current = school.current.map((each) => (caught.has(each.id) ? { ...each, caught: 0.7 } : each));
      shown(round);
    }
    setSending(false);
  });
  useEffect(() => {
    if (aimed.length === 0 || sending || busy) return undefined;
    const timer = setTimeout(() => void fire(), batchMs);
    return () => clearTimeout(timer);
  }, [aimed, sending, busy]);

  return (
    <section className="fishing">
      <canvas
        ref={canvas}
        aria-hidden="true"
        onPointerDown={({ nativeEvent: { offsetX, offsetY } }) => {
          const target = fishAt(school.current, offsetX, offsetY);
          if (target) shoot({ ...target, x: offsetX, y: offsetY });
        }}
      />
      <ul className="catch" aria-label={say('shots')}>
        {Object.entries(fish).map(([kind, { pays }]) => (
          <li key={kind}>
            <button
              type="button"
              aria-label={say('fire', { name: `${say(kind as TextKey)} ${pays}×` })}
              onClick={() => {
                const target = school.current.find((each) => each.kind === kind && each.caught === 0);
                const { clientWidth = 0, clientHeight = 0 } = canvas.current ?? {};
                shoot(target ?? { id: -1, kind, x: clientWidth / 2, y: clientHeight / 2 });
              }}
            >
              <img src={fishPicture(kind)} alt="" />
              {pays}×
            </button>
          </li>
        ))}
      </ul>
      <div className="controls">
        <Chips />
        <p className="hint" aria-live="off">
          {say('shots')}: {aimed.length} · {short(BigInt(chip) * BigInt(aimed.length))}
        </p>
      </div>
    </section>
  );
}
