import { useHydrated } from '#ui/base/use-hydrated.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { drawTime, ownTimeZone } from './draw-time.ts';

/** Time of a draw in its own time zone and, if different, in the player's. */
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
  const there = drawTime(instant, timeZone, locale, say);
  // The server knows of no zone of the player's.
  const ownZone = useHydrated() ? ownTimeZone() : timeZone;
  const here = drawTime(instant, ownZone, locale, say);
  return (
    <time dateTime={new Date(instant).toISOString()} className="lv-draw-when">
      <span suppressHydrationWarning>{sentence ? say('block.draws.drawnAt', { time: there }) : there}</span>
      {here !== there && <span className="lv-draw-here">{say('block.draws.yours', { time: here })}</span>}
    </time>
  );
}
