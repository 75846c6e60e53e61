import { useLocale, useText } from '#ui/text/use-text.ts';
import type { Row } from '#play/lottery/panel.ts';
import { sayChoice } from '#play/lottery/bet-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { ChoiceCell } from './ChoiceCell.tsx';
import type { ChoiceStore } from './choice-store.ts';
import { gridKeys } from './move-in-grid.ts';
import { useUndo } from './use-undo.ts';

const numeric = /^\d+$/;

/** Common sets of choices; halves are by position, so that they apply to digits and racers. */
const quickSets: readonly [string, (choices: readonly string[]) => readonly string[]][] = [
  ['all', (choices) => choices],
  ['big', (choices) => choices.slice(Math.ceil(choices.length / 2))],
  ['small', (choices) => choices.slice(0, Math.ceil(choices.length / 2))],
  ['odd', (choices) => choices.filter((choice) => Number(choice) % 2 === 1)],
  ['even', (choices) => choices.filter((choice) => Number(choice) % 2 === 0)],
  ['none', () => []],
];

/** One row of a panel: its name, its choices, and common sets. */
export function RowChoices({
  row,
  choice,
  dice,
  odds,
}: {
  row: Row;
  choice: ChoiceStore;
  dice: boolean;
  /** Odds by choice, when they differ. */
  odds: Readonly<Record<string, string>> | undefined;
}) {
  const say = useText();
  const locale = useLocale();
  const withUndo = useUndo(choice);
  const name = say(`lottery.row.${row.id}`);
  const numbers = row.choices.every((one) => numeric.test(one));
  const look = !numbers ? 'word' : dice && row.id !== 'sum' ? 'die' : 'ball';
  return (
    <div className="lv-choice-row" role="group" aria-label={name}>
      <div className="lv-choice-head">
        <span className="lv-choice-name">{name}</span>
        {numbers && row.choices.length > 4 && (
          <span className="lv-quick-sets">
            {quickSets.map(([set, of]) => (
              <button
                key={set}
                type="button"
                className="lv-quick-set"
                onClick={() => {
                  const change = () => choice.set(row.id, of(row.choices));
                  if (set === 'none') withUndo(change);
                  else change();
                }}
              >
                {say(`lottery.set.${set}`)}
                <span className="lv-visually-hidden">: {name}</span>
              </button>
            ))}
          </span>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the buttons inside */}
      <div className="lv-choices" data-look={look} {...gridKeys}>
        {row.choices.map((one) => (
          <ChoiceCell
            key={one}
            choice={choice}
            row={row.id}
            value={one}
            label={sayChoice(say, one)}
            note={odds?.[one] === undefined ? undefined : `×${formatNumber(odds[one], locale)}`}
            look={look}
          />
        ))}
      </div>
    </div>
  );
}
