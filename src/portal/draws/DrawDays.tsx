import { useMemo } from 'react';
import type { Day } from '#engine/time/zoned-days.ts';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { DateRange } from '#portal/parts/DateRange.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { useRecordDays } from '#portal/record/use-record-days.ts';
import { DrawTable } from './DrawTable.tsx';
import type { Draw, Upcoming } from './draw.ts';
import { drawsByDay } from './next-draw.ts';
import './draw-days.css';

/** Draws of the days ahead, chosen by presets or by first and last day; the first day stands open. */
export function DrawDays({ draws, minute, now }: { draws: readonly Draw[]; minute: number; now: number }) {
  const say = useText();
  const { range, setRange, today, max } = useRecordDays('next7');
  const days = useMemo(() => drawsByDay(draws, range, minute), [draws, range, minute]);
  return (
    <>
      <DateRange presets={['next7', 'next30']} {...{ range, today, max }} onRange={setRange} />
      {days.length === 0 && <Notice icon="calendar" title={say('block.draws.none')} live />}
      {days.map(({ day, draws: those }, index) => (
        <DayOfDraws key={day} day={day} draws={those} now={now} isOpen={index === 0} />
      ))}
    </>
  );
}

type DayProps = { day: Day; draws: readonly Upcoming[]; now: number; isOpen: boolean };

function DayOfDraws({ day, draws, now, isOpen }: DayProps) {
  const say = useText();
  const name = `${say(`block.draws.weekday.${new Date(`${day}T00:00:00Z`).getUTCDay()}`)} ${day}`;
  return (
    <details className="lv-draw-day" open={isOpen}>
      <summary>
        <span>{name}</span>
        <span className="lv-draw-count">{say('block.draws.count', { count: draws.length })}</span>
        <Icon name="chevron" />
      </summary>
      <DrawTable upcoming={draws} now={now} label={name} />
    </details>
  );
}
