import { useEffect, useState } from 'react';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { HeadTail } from './HeadTail.tsx';
import { PopularNumbers } from './PopularNumbers.tsx';
import { PrizeTable } from './PrizeTable.tsx';

type Region = 'north' | 'central' | 'south';
const regions: readonly Region[] = ['north', 'central', 'south'];
const pollMs = 5000;

/** Results of a day and region, updated during draws, with the head and tail table and the most drawn numbers. */
export function VnResults({ region: first }: { region: Region }) {
  const say = useText();
  const [region, setRegion] = useState(first);
  const [date, setDate] = useState<string | undefined>(undefined);
  const loaded = useCall('lotteryVnResults', { query: { region, ...(date !== undefined && { date }) } });
  return (
    <div className="lv-vn-results">
      <div className="lv-chips lv-chips-main" role="group" aria-label={say('block.draws.region')}>
        {regions.map((one) => (
          <button
            key={one}
            type="button"
            className="lv-chip"
            aria-pressed={one === region}
            onClick={() => {
              setRegion(one);
              setDate(undefined);
            }}
          >
            {say(`region.${one}`)}
          </button>
        ))}
      </div>
      <SourceView loaded={loaded} skeleton={<Skeleton height="32rem" />}>
        {(day) => <Day day={day} onDate={setDate} />}
      </SourceView>
      <PopularNumbers region={region} />
    </div>
  );
}

function Day({ day, onDate }: { day: CallValue<'lotteryVnResults'>; onDate: (date: string) => void }) {
  const say = useText();
  const { calls } = usePortal();
  const [digits, setDigits] = useState<2 | 3 | undefined>(undefined);
  const live = day.draws.some(({ status, drawsAt }) => status === 'CLOSED' && drawsAt <= day.now);
  useEffect(() => {
    if (!live) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) calls.invalidate((id) => id === 'lotteryVnResults');
    }, pollMs);
    return () => clearInterval(timer);
  }, [live, calls]);
  return (
    <>
      <div className="lv-vn-day">
        <Button
          variant="ghost"
          size="small"
          disabled={day.previous === undefined}
          onClick={() => day.previous !== undefined && onDate(day.previous)}
        >
          ‹ {say('lottery.day.before')}
        </Button>
        <strong className="lv-vn-date">
          <time dateTime={day.date}>{day.date}</time>
          {live && <span className="lv-live">{say('lottery.live')}</span>}
        </strong>
        <Button
          variant="ghost"
          size="small"
          disabled={day.next === undefined}
          onClick={() => day.next !== undefined && onDate(day.next)}
        >
          {say('lottery.day.after')} ›
        </Button>
      </div>
      {day.draws.length === 0 ? (
        <Notice icon="calendar" title={say('lottery.results.none')} />
      ) : (
        <>
          <div className="lv-chips" role="group" aria-label={say('lottery.filter')}>
            {([undefined, 2, 3] as const).map((one) => (
              <button
                key={String(one)}
                type="button"
                className="lv-chip"
                aria-pressed={one === digits}
                onClick={() => setDigits(one)}
              >
                {one === undefined ? say('lottery.filter.full') : say('lottery.filter.last', { digits: one })}
              </button>
            ))}
          </div>
          <div className="lv-vn-tables">
            <PrizeTable day={day} digits={digits} />
            <HeadTail draws={day.draws} />
          </div>
        </>
      )}
    </>
  );
}
