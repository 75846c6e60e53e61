import type { BetType } from '#play/lottery/bet-type.ts';
import type { ChoiceStore } from './choice-store.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { RowChoices } from './RowChoices.tsx';

/** Input of a bet, by the panel of its type. */
export function ChoicePanel({
  type: { panel },
  choice,
  family,
  odds,
}: {
  type: BetType;
  choice: ChoiceStore;
  family: string;
  /** Odds by level. */
  odds: Readonly<Record<string, string>>;
}) {
  if (panel.kind === 'numbers') return <NumberGrid panel={panel} choice={choice} />;
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
