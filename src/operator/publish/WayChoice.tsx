import { useId } from 'react';
import { say } from '../language/say.ts';

/** Ways to publish drafts: at once, at a time, after approval, or not yet. */
export type PublishWay = 'now' | 'plan' | 'request' | 'keep';

export const WayChoice = ({
  ways,
  value,
  onChange,
}: {
  ways: readonly PublishWay[];
  value: PublishWay;
  onChange: (way: PublishWay) => void;
}) => {
  const name = useId();
  return (
    <fieldset className="op-choice">
      <legend>{say('console.releases.how')}</legend>
      <ul className="op-ways">
        {ways.map((way) => (
          <li key={way}>
            <label>
              <input type="radio" name={name} checked={value === way} onChange={() => onChange(way)} />
              <span>{say(`console.releases.ways.${way}`)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="op-hint">{say(`console.releases.wayHints.${value}`)}</p>
    </fieldset>
  );
};
