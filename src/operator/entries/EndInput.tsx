import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { momentOf, wallTime, zonedMoment } from '../releases/zone-time.ts';

/** A moment by the clocks of the brand, in seconds of UTC as documents have it; empty is none. */
export const EndInput = ({
  label,
  value,
  zone,
  hint,
  isDisabled,
  isRequired = false,
  onChange,
}: {
  label: string;
  value: string | undefined;
  zone: string;
  /** What it means to have none. */
  hint?: string;
  isDisabled: boolean;
  isRequired?: boolean;
  onChange: (value: string | undefined) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const known = value === undefined ? Number.NaN : Date.parse(value);
  const wall = typed ?? (Number.isNaN(known) ? '' : wallTime(new Date(known), zone));
  const moment = momentOf(wall, zone);
  const said = moment ? zonedMoment(moment, zone) : hint;
  return (
    <TextInput
      label={label}
      {...(said !== undefined && { hint: said })}
      type="datetime-local"
      value={wall}
      isDisabled={isDisabled}
      isRequired={isRequired}
      error={moment || (wall === '' && !isRequired) ? undefined : say('console.campaigns.ask.noMoment')}
      onChange={(next) => {
        setTyped(next);
        const at = momentOf(next, zone);
        if (at) onChange(`${at.toISOString().slice(0, 19)}Z`);
        else if (next === '' && !isRequired) onChange(undefined);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
};
