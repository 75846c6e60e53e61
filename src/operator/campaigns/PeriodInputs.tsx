import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { momentOf, wallTime, zonedMoment } from '../releases/zone-time.ts';

export type PeriodEnd = 'from' | 'until';

/** When a campaign runs, by the clocks of the brand; an end is undefined while what is typed is no moment. */
export const PeriodInputs = ({
  period,
  timeZone,
  isDisabled = false,
  onChange,
}: {
  /** ISO 8601, UTC. */
  period: Readonly<Record<PeriodEnd, string>>;
  timeZone: string;
  isDisabled?: boolean;
  onChange: (end: PeriodEnd, moment: Date | undefined) => void;
}) => (
  <>
    {(['from', 'until'] as const).map((end) => (
      <EndInput
        key={end}
        label={say(`console.campaigns.ask.${end}`, { zone: timeZone })}
        at={period[end]}
        timeZone={timeZone}
        isDisabled={isDisabled}
        onChange={(moment) => onChange(end, moment)}
      />
    ))}
    {Date.parse(period.until) <= Date.parse(period.from) && (
      <p className="op-field-error" role="alert">
        {say('console.campaigns.ask.endsBefore')}
      </p>
    )}
  </>
);

/** A moment as campaigns keep it. */
export const campaignMoment = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

const EndInput = ({
  label,
  at,
  timeZone,
  isDisabled,
  onChange,
}: {
  label: string;
  at: string;
  timeZone: string;
  isDisabled: boolean;
  onChange: (moment: Date | undefined) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const wall = typed ?? wallTime(new Date(at), timeZone);
  const moment = momentOf(wall, timeZone);
  return (
    <TextInput
      label={label}
      {...(moment && { hint: zonedMoment(moment, timeZone) })}
      type="datetime-local"
      value={wall}
      isRequired
      isDisabled={isDisabled}
      error={moment ? undefined : say('console.campaigns.ask.noMoment')}
      onChange={(next) => {
        setTyped(next);
        onChange(momentOf(next, timeZone));
      }}
      // From here on what is kept shows, also when it is undone.
      onBlur={() => moment && setTyped(undefined)}
    />
  );
};
