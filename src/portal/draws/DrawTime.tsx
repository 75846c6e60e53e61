import { useLocale, useText } from '#ui/text/use-text.ts';
import { zoneLabel } from '#engine/time/zone-label.ts';
import { drawTime } from './draw-time.ts';
import { OwnTime } from './OwnTime.tsx';

/** Time of a draw in its own time zone, which is named, and, if different, in the player's. */
export function DrawTime({
  instant,
  timeZone,
  sentence = false,
}: {
  instant: number;
  timeZone: string;
  /** Adds words for the time, outside of a table column. */
  sentence?: boolean;
}) {
  const say = useText();
  const locale = useLocale();
  const there = `${drawTime(instant, timeZone, locale, say)} ${zoneLabel(instant, timeZone)}`;
  return (
    <time dateTime={new Date(instant).toISOString()} className="lv-draw-when">
      <span>{sentence ? say('block.draws.drawnAt', { time: there }) : there}</span>
      <OwnTime instant={instant} timeZone={timeZone} />
    </time>
  );
}
