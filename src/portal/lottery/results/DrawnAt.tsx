import { useHydrated } from '#ui/base/use-hydrated.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import type { Say } from '#ui/text/say.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { drawTime, ownTimeZone } from '#portal/draws/draw-time.ts';
import type { LotteryGame } from '../room-types.ts';

/** City of a time zone: `Asia/Ho_Chi_Minh` is Ho Chi Minh. */
const placeOf = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

function schedule({ times = [], daysOfMonth, timeZone = '' }: LotteryGame, say: Say): string {
  const at = { times: times.join(' · '), place: placeOf(timeZone) };
  return daysOfMonth
    ? say('lottery.onDays', { ...at, days: daysOfMonth.join(' · ') })
    : say('lottery.at', at);
}

/** Schedule of a game: the interval of its draws, or the times in its own zone and, if different, the next in the player's. */
export function DrawnAt({ game, drawsAt }: { game: LotteryGame; drawsAt: number | undefined }) {
  const say = useText();
  const locale = useLocale();
  const hydrated = useHydrated();
  const brandZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  if (game.everySeconds !== undefined) {
    return say('lottery.every', { count: Math.round(game.everySeconds / 60) });
  }
  const on = (zone: string) => drawsAt !== undefined && drawTime(drawsAt, zone, locale, say);
  // The server knows of no zone of the player's: the line keeps its room with the time of the brand, unseen.
  const here = on(hydrated ? ownTimeZone() : brandZone);
  const differs = game.timeZone !== undefined && here !== on(game.timeZone);
  return (
    <>
      {schedule(game, say)}
      {here !== false && differs && (
        <span className="lv-drawn-here" data-awaited={!hydrated || undefined}>
          {say('block.draws.yours', { time: here })}
        </span>
      )}
    </>
  );
}
