import { useId } from 'react';
import type { Picture } from '#contract/generated/admin-types.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { useFocus } from './useFocus.ts';

const middle = { x: 50, y: 50 };
const cuts = ['21 / 9', '1 / 1', '3 / 4'] as const;

/** Chooses the point of an uploaded picture that stays in sight where it is cut, and shows what cuts leave of it. */
export const FocusPoint = ({ picture: { path, address } }: { picture: Picture }) => {
  const { focus, setFocus } = useFocus(path);
  const title = useId();
  const point = focus ?? middle;
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{say('console.pictures.focus.title')}</h3>
      <p className="op-quiet">{say('console.pictures.focus.lead')}</p>
      <div className="op-focus">
        {/* The sliders do the same by keyboard. */}
        <button
          type="button"
          className="op-focus-picture"
          tabIndex={-1}
          aria-hidden="true"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            setFocus({
              x: Math.round(((clientX - left) / width) * 100),
              y: Math.round(((clientY - top) / height) * 100),
            });
          }}
        >
          <img src={address} alt="" />
          <span className="op-focus-point" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </button>
        <ul className="op-focus-cuts" aria-label={say('console.pictures.focus.cuts')}>
          {cuts.map((aspectRatio) => (
            <li key={aspectRatio} style={{ aspectRatio }}>
              <img src={address} alt={aspectRatio} style={{ objectPosition: `${point.x}% ${point.y}%` }} />
            </li>
          ))}
        </ul>
      </div>
      {(['x', 'y'] as const).map((side) => (
        <label key={side} className="op-focus-slider">
          <span>{say(`console.pictures.focus.${side}`, { percent: point[side] })}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={point[side]}
            onChange={({ target }) => setFocus({ ...point, [side]: Number(target.value) })}
          />
        </label>
      ))}
      {focus && (
        <Button look="quiet" onPress={() => setFocus(undefined)}>
          {say('console.pictures.focus.middle')}
        </Button>
      )}
    </section>
  );
};
