import type { BetType } from '#play/lottery/bet-type.ts';
import type { Rules } from '../room-types.ts';
import type { ChoiceStore } from './choice-store.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { RowChoices } from './RowChoices.tsx';

/** Input of a bet, by the panel of its type. */
export function ChoicePanel({
  rules,
  type,
  choice,
  family,
  odds,
}: {
  rules: Rules;
  type: BetType;
  choice: ChoiceStore;
  family: string;
  /** Odds by level. */
  odds: Readonly<Record<string, string>>;
}) {
  const { panel } = type;
  if (panel.kind === 'numbers') return <NumberGrid panel={panel} choice={choice} rules={rules} type={type} />;
  return (
    <div className="lv-choice-rows">
      {panel.rows.map((row) => (
        <RowChoices
          key={row.id}
          row={row}
          choice={choice}
          dice={family === 'k3'}
          odds={Object.keys(odds).length > 1 ? odds : undefined}
        />
      ))}
    </div>
  );
}
