import { useLocale, useText } from '#ui/text/use-text.ts';
import { drawTime, ownTimeZone } from '#portal/draws/draw-time.ts';
import type { LotteryGame } from '../room-types.ts';

/** Schedule of a game: the interval of its draws, or the time in its own zone and, if different, in the player's. */
export function DrawnAt({ game, drawsAt }: { game: LotteryGame; drawsAt: number | undefined }) {
  const say = useText();
  const locale = useLocale();
  if (game.everySeconds !== undefined) {
    return say('lottery.every', { count: Math.round(game.everySeconds / 60) });
  }
  const on = (zone: string) => drawsAt !== undefined && drawTime(drawsAt, zone, locale, say);
  const here = on(ownTimeZone());
  const differs = game.timeZone !== undefined && here !== on(game.timeZone);
  return (
    <>
      {say('lottery.daily', { time: game.time ?? '' })}
      {here !== false && differs && (
        <span className="lv-drawn-here">{say('block.draws.yours', { time: here })}</span>
      )}
    </>
  );
}
