import type { SessionClockProps } from '#contract/generated/blocks.ts';
import { wallTimeAt } from '#engine/time/zoned-time.ts';
import { useNow } from '#portal/draws/use-now.ts';
import { zoneLabel } from '#engine/time/zone-label.ts';
import { elapsedText } from '#portal/protection/durations.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import './session-clock.css';

const two = (value: number): string => String(value).padStart(2, '0');

/** The clock of whoever is logged in, as the brand wants it. */
export function SessionClock({ props }: BlockViewProps<SessionClockProps>) {
  return <MemberClock elapsed={props.elapsed !== false} />;
}

/**
 * The brand's time of day with its zone, and the time since the login, with a picture in place of its words where it is `narrow`. Not
 * announced: it is there to be looked at.
 */
export function MemberClock({ elapsed, narrow = false }: { elapsed: boolean; narrow?: boolean }) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  return loggedIn ? <Clock elapsed={elapsed} narrow={narrow} /> : null;
}

function Clock({ elapsed, narrow }: { elapsed: boolean; narrow: boolean }) {
  const say = useText();
  const now = useNow();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const check = useSource('sessionCheck');
  const { hour, minute } = wallTimeAt(now, timeZone);
  return (
    <p className="lv-session-clock">
      <span className="lv-session-clock-now">
        <Icon name="clock" />
        <span className="lv-visually-hidden">{say('clock.now')}</span>
        <time>{`${two(hour)}:${two(minute)}`}</time>
        <span className="lv-session-clock-zone">{zoneLabel(now, timeZone)}</span>
      </span>
      {elapsed && check.state === 'ready' && (
        <Elapsed time={elapsedText(now - Date.parse(check.value.startedAt))} narrow={narrow} />
      )}
    </p>
  );
}

function Elapsed({ time, narrow }: { time: string; narrow: boolean }) {
  const words = useText()('clock.session', { elapsed: time });
  if (!narrow) return <span>{words}</span>;
  return (
    <span className="lv-session-clock-now">
      <Icon name="history" />
      <span className="lv-visually-hidden">{words}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
