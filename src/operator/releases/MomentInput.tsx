import { TextField, Input, Label, Text, FieldError } from 'react-aria-components';
import { RequiredMark } from '../parts/RequiredMark.tsx';
import { say } from '../language/say.ts';
import { momentOf, zonedMoment } from './zone-time.ts';

/** A future time as entered: valid, or with an error. */
export type EnteredMoment = { moment: Date } | { error: string };

/** Parses a future time in a zone. */
export function enteredMoment(wall: string, zone: string, now: Date): EnteredMoment {
  if (wall === '') return { error: say('console.releases.planMissing') };
  const moment = momentOf(wall, zone);
  if (!moment) return { error: say('console.releases.planNever') };
  return moment <= now ? { error: say('console.releases.planPast') } : { moment };
}

/** Date and time in the brand's zone, with the time in UTC. */
export const MomentInput = ({
  wall,
  zone,
  entered,
  onChange,
}: {
  wall: string;
  zone: string;
  entered: EnteredMoment;
  onChange: (wall: string) => void;
}) => {
  const error = wall !== '' && 'error' in entered ? entered.error : undefined;
  return (
    <TextField
      className="op-field"
      value={wall}
      onChange={onChange}
      isInvalid={error !== undefined}
      isRequired
    >
      <Label>
        {say('console.releases.planAt', { zone })}
        <RequiredMark />
      </Label>
      <Input className="op-input op-moment" type="datetime-local" />
      {'moment' in entered && (
        <Text slot="description" className="op-hint">
          {say('console.releases.planShown', { moment: zonedMoment(entered.moment, zone) })}
        </Text>
      )}
      <FieldError className="op-field-error">{error}</FieldError>
    </TextField>
  );
};
