import { useId, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { NumbersPanel } from '#play/lottery/panel.ts';
import type { BetType } from '#play/lottery/bet-type.ts';
import { ChosenList } from './ChosenList.tsx';
import { ChosenNumbers } from './ChosenNumbers.tsx';
import { NumberCell } from './NumberCell.tsx';
import { isTaken, offerOf } from '../numbers/number-offer.ts';
import type { Rules } from '../room-types.ts';
import { numbersRow, type ChoiceStore } from './choice-store.ts';
import { gridKeys } from './move-in-grid.ts';
import { useUndo } from './use-undo.ts';
import { numbersOf, pagePrefixes, readTyped } from './typed-numbers.ts';

const sets: readonly [string, (number: string) => boolean][] = [
  ['all', () => true],
  ['odd', (number) => Number(number) % 2 === 1],
  ['even', (number) => Number(number) % 2 === 0],
  ['none', () => false],
];

/** Numbers of two to four digits: a hundred at a time in a grid, and all of them by typing. */
export function NumberGrid({
  panel,
  choice,
  rules,
  type,
}: {
  panel: NumbersPanel;
  choice: ChoiceStore;
  rules: Rules;
  type: BetType;
}) {
  const say = useText();
  const prefixes = pagePrefixes(panel.length);
  const [prefix, setPrefix] = useState(prefixes[0] ?? '');
  const shown = numbersOf(prefix);
  const withUndo = useUndo(choice);
  const choose = (wanted: (number: string) => boolean) => {
    const others = choice.row(numbersRow).filter((number) => !number.startsWith(prefix));
    const free = shown.filter((number) => !isTaken(offerOf(rules, type, number)));
    choice.set(numbersRow, [...others, ...free.filter(wanted)].slice(0, panel.max));
  };
  return (
    <div className="lv-numbers">
      {prefixes.length > 1 && (
        <label className="lv-numbers-page">
          <span>{say('lottery.numbers.from')}</span>
          <select
            className="lv-select-arrow"
            value={prefix}
            onChange={(event) => setPrefix(event.target.value)}
          >
            {prefixes.map((begin) => (
              <option key={begin} value={begin}>
                {begin}00 – {begin}99
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="lv-quick-sets">
        {sets.map(([set, wanted]) => (
          <button
            key={set}
            type="button"
            className="lv-quick-set"
            onClick={() => (set === 'none' ? withUndo(() => choose(wanted)) : choose(wanted))}
          >
            {say(`lottery.set.${set}`)}
          </button>
        ))}
      </div>
      <div className="lv-number-grid" role="group" aria-label={say('lottery.row.numbers')} {...gridKeys}>
        {shown.map((number) => (
          <NumberCell
            key={number}
            number={number}
            choice={choice}
            rules={rules}
            offer={offerOf(rules, type, number)}
          />
        ))}
      </div>
      <TypedNumbers
        panel={panel}
        choice={choice}
        onAdded={([first]) => first !== undefined && setPrefix(first.slice(0, -2))}
      />
      {prefixes.length > 1 && <ChosenList choice={choice} />}
      <ChosenNumbers rules={rules} type={type} choice={choice} />
    </div>
  );
}

/** Numbers by typing. Not a form document: one of the ways to mark the board, whose bets are sent as a slip. */
function TypedNumbers({
  panel,
  choice,
  onAdded,
}: {
  panel: NumbersPanel;
  choice: ChoiceStore;
  onAdded: (numbers: readonly string[]) => void;
}) {
  const say = useText();
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const add = () => {
    const typed = readTyped(panel, text);
    const all = [...new Set([...choice.row(numbersRow), ...typed.numbers])];
    choice.set(numbersRow, all.slice(0, panel.max));
    setText('');
    setWrong(typed.wrong);
    onAdded(typed.numbers);
  };
  return (
    <form
      className="lv-typed"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label htmlFor={id}>{say('lottery.numbers.type')}</label>
      <div className="lv-typed-line">
        <input
          id={id}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4000}
          placeholder={['07', '012', '0123'][panel.length - 2] ?? ''}
          aria-describedby={`${id}-wrong`}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small" variant="secondary" icon="plus" disabled={text.trim() === ''}>
          {say('lottery.numbers.add')}
        </Button>
      </div>
      <p id={`${id}-wrong`} className="lv-typed-wrong" role="status">
        {wrong.length > 0 && say('lottery.numbers.wrong', { numbers: wrong.slice(0, 5).join(', ') })}
      </p>
    </form>
  );
}
