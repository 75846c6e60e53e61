import type { Json } from '#engine/json/json.ts';
import { locales } from '../language/format.ts';
import { say } from '../language/say.ts';
import { ChoiceBoxes } from '../parts/ChoiceBoxes.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { WholeNumber } from '../entries/WholeNumber.tsx';
import type { Lottery } from './lottery.ts';

const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** Name of a day of the week; 2026-03-01 is a Sunday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(locales(), { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 2, 1 + day)),
  );

/** Days and times of the draws of a lottery, by the clocks it is drawn by. */
export const DrawTimes = ({
  lottery: { schedule, repeats },
  isDisabled,
  set,
}: {
  lottery: Lottery;
  isDisabled: boolean;
  set: (path: readonly string[], value: Json | undefined) => void;
}) => {
  if (repeats)
    return (
      <div className="op-content-pair">
        <WholeNumber
          label={say('console.lotteries.every')}
          value={repeats.everyMinutes}
          least={1}
          most={720}
          isDisabled={isDisabled}
          onChange={(minutes) => set(['repeats', 'everyMinutes'], minutes)}
        />
        <WholeNumber
          label={say('console.lotteries.closesSeconds')}
          value={repeats.closesSecondsBefore}
          least={1}
          most={600}
          isDisabled={isDisabled}
          onChange={(seconds) => set(['repeats', 'closesSecondsBefore'], seconds)}
        />
      </div>
    );
  if (!schedule) return null;
  const days = schedule.days ?? [...week];
  const times = [schedule, ...(schedule.furtherTimes ?? [])];
  return (
    <>
      <ChoiceBoxes
        label={say('console.lotteries.days')}
        options={week.map((day) => ({ id: day, name: dayName(day) }))}
        chosen={days}
        isDisabled={isDisabled}
        onChange={(next) => set(['schedule', 'days'], next)}
      />
      {times.map(({ time, closesMinutesBefore }, index) => {
        const at = index === 0 ? ['schedule'] : ['schedule', 'furtherTimes'];
        const put = (property: 'time' | 'closesMinutesBefore', value: string | number): void => {
          if (index === 0) set([...at, property], value);
          else
            set(
              at,
              (schedule.furtherTimes ?? []).map((each, place) =>
                place === index - 1 ? { ...each, [property]: value } : each,
              ),
            );
        };
        return (
          <div key={at.length === 1 ? 'first' : index} className="op-content-pair">
            <TextInput
              label={say('console.lotteries.time', { zone: schedule.timeZone })}
              type="time"
              value={time}
              isDisabled={isDisabled}
              isRequired
              onChange={(next) => {
                if (/^\d\d:\d\d$/u.test(next)) put('time', next);
              }}
            />
            <WholeNumber
              label={say('console.lotteries.closesMinutes')}
              value={closesMinutesBefore}
              least={0}
              most={240}
              isDisabled={isDisabled}
              onChange={(minutes) => put('closesMinutesBefore', minutes)}
            />
          </div>
        );
      })}
    </>
  );
};
