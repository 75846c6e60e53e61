import { useLocale, useText } from '#ui/text/use-text.ts';
import { drawTime, ownTimeZone } from './draw-time.ts';

/** When a draw is, on the clocks where it is drawn and, where they differ, on the player's own. */
export function DrawTime({
  instant,
  timeZone,
  sentence = false,
}: {
  instant: number;
  timeZone: string;
  /** Says what the time is, where no column does. */
  sentence?: boolean;
}) {
  const say = useText();
  const locale = useLocale();
  const there = drawTime(instant, timeZone, locale, say);
  const here = drawTime(instant, ownTimeZone(), locale, say);
  return (
    <time dateTime={new Date(instant).toISOString()} className="lv-draw-when">
      <span>{sentence ? say('block.draws.drawnAt', { time: there }) : there}</span>
      {here !== there && <span className="lv-draw-here">{say('block.draws.yours', { time: here })}</span>}
    </time>
  );
}
