import type { Say } from '#ui/text/say.ts';
import { useText } from '#ui/text/use-text.ts';
import { OwnTime } from '#portal/draws/OwnTime.tsx';
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
  if (game.everySeconds !== undefined) {
    return say('lottery.every', { count: Math.round(game.everySeconds / 60) });
  }
  return (
    <>
      {schedule(game, say)}
      {drawsAt !== undefined && game.timeZone !== undefined && (
        <OwnTime instant={drawsAt} timeZone={game.timeZone} />
      )}
    </>
  );
}
