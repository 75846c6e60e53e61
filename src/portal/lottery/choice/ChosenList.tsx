import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { numbersRow, type ChoiceStore } from './choice-store.ts';

/** Most numbers listed; further ones are counted. */
const most = 60;

/** All chosen numbers, of which the grid shows a hundred at a time, each with a press that takes it off. */
export function ChosenList({ choice }: { choice: ChoiceStore }) {
  const say = useText();
  const list = useRef<HTMLUListElement>(null);
  useSnapshot(choice.changes, { sync: true });
  const chosen = [...choice.row(numbersRow)].sort();
  if (chosen.length === 0) return null;
  const takeOff = (number: string, at: number) => {
    // The focus stays in the list while the pressed button goes.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus({ preventScroll: true });
    choice.toggle(numbersRow, number);
  };
  return (
    <div className="lv-chosen-list" role="group" aria-label={say('lottery.numbers.chosen')}>
      <span className="lv-stake-name">{say('lottery.numbers.chosen')}</span>
      <ul ref={list}>
        {chosen.slice(0, most).map((number, at) => (
          <li key={number}>
            <button
              type="button"
              className="lv-chip"
              aria-label={say('lottery.numbers.takeOff', { number })}
              onClick={() => takeOff(number, at)}
            >
              {number} <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        {chosen.length > most && <li>{say('lottery.andMore', { count: chosen.length - most })}</li>}
      </ul>
    </div>
  );
}
