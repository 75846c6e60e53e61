import { useState } from 'react';
import { addDays, daysIn } from '#engine/time/zoned-days.ts';
import { useText } from '#ui/text/use-text.ts';
import { DateRange } from '#portal/parts/DateRange.tsx';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { ByGame } from './ByGame.tsx';
import { ByMember } from './ByMember.tsx';

const views = ['member', 'game'] as const;

/** Days that games are summed over at once, as the call allows. */
const gameDaysMax = 31;

/** Profit and loss of the team by member with its branch, level by level, or by game. */
export function TeamProfit() {
  const say = useText();
  const { range, setRange, today, max } = useRecordDays();
  const [view, setView] = useState<(typeof views)[number]>('member');
  const [of, setOf] = useState<string>();
  const choose = (next: typeof view) => {
    setView(next);
    if (next === 'game' && daysIn(range) > gameDaysMax)
      setRange({ from: addDays(range.to, 1 - gameDaysMax), to: range.to });
  };
  return (
    <div className="lv-content lv-record">
      <DateRange
        key={view}
        presets={['last7', 'last30']}
        {...{ range, today, max: view === 'game' ? Math.min(max, gameDaysMax) : max }}
        onRange={setRange}
      />
      <div className="lv-dates-presets" role="group" aria-label={say('team.profit.by')}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className="lv-dates-preset"
            aria-pressed={view === one}
            onClick={() => choose(one)}
          >
            {say(`team.profit.by.${one}`)}
          </button>
        ))}
      </div>
      {view === 'member' ? (
        <ByMember range={range} of={of} onGo={setOf} />
      ) : (
        <ByGame range={range} of={of} onGo={setOf} />
      )}
    </div>
  );
}
