import type { ReactNode } from 'react';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { sayGroup, sayHow, sayKind } from '#play/lottery/bet-words.ts';
import { Tabs } from '#portal/parts/Tabs.tsx';
import { formatNumber } from '../../format/format-number.ts';
import type { RuledBet } from '../room-types.ts';

type PickerProps = {
  bets: readonly RuledBet[];
  chosen: RuledBet;
  /** Current odds by level. */
  odds: Readonly<Record<string, string>>;
  /** Stakes that a note costs. */
  cost: number;
  onChoose: (id: string) => void;
  /** Input of the chosen bet type. */
  children: ReactNode;
};

/** Bet types by group: the groups as tabs, and in the open one its kinds, how the chosen one is played, and its input. */
export function BetTypePicker({ children, ...picker }: PickerProps) {
  const say = useText();
  const { bets, chosen, onChoose } = picker;
  const groups = [...new Set(bets.map(({ group }) => group))];
  const panel = (
    <div className="lv-bet-types">
      <BetKinds {...picker} />
      {children}
    </div>
  );
  if (groups.length < 2) return panel;
  return (
    <div className="lv-bet-groups">
      <Tabs
        label={say('lottery.bets')}
        open={chosen.group}
        onOpen={(group) => onChoose(bets.find((bet) => bet.group === group)?.id ?? chosen.id)}
        tabs={groups.map((group) => ({ id: group, label: sayGroup(say, group), panel }))}
      />
    </div>
  );
}

function BetKinds({ bets, chosen, odds, cost, onChoose }: Omit<PickerProps, 'children'>) {
  const say = useText();
  const locale = useLocale();
  const kinds = bets.filter(({ group }) => group === chosen.group);
  const all = Object.values(odds);
  const single = all.length === 1 ? all[0] : undefined;
  return (
    <>
      {kinds.length > 1 && (
        <div className="lv-chips lv-chips-main" role="group" aria-label={sayGroup(say, chosen.group)}>
          {kinds.map(({ id, group }) => (
            <button
              key={id}
              type="button"
              className="lv-chip"
              aria-pressed={id === chosen.id}
              onClick={() => onChoose(id)}
            >
              {sayKind(say, group, id)}
            </button>
          ))}
        </div>
      )}
      <p className="lv-bet-how">
        {sayHow(say, chosen.group, chosen.id)}
        {single !== undefined && (
          <strong> {say('lottery.odds', { odds: formatNumber(single, locale) })}</strong>
        )}
        {cost > 1 && <> {say('lottery.cost', { cost })}</>}
      </p>
    </>
  );
}
