import { useText } from '#ui/text/use-text.ts';
import { Icon, Skeleton } from '#ui/primitives/index.ts';
import { DrawnBalls } from '../results/DrawnBalls.tsx';
import { DrawClock } from '../DrawClock.tsx';
import { DrawnAt } from '../results/DrawnAt.tsx';
import type { Rules } from '../room-types.ts';
import type { Room } from '../use-room.ts';

/** Head of a room: the draw with the countdown to its close in one line, and the last result. */
export function RoomHead({ rules, room }: { rules: Rules; room: Room }) {
  const say = useText();
  const { game, last } = rules;
  const { draw, pending, serverNow } = room;
  return (
    <header className="lv-room-head">
      <p className="lv-room-draw">
        <span className="lv-room-label">
          {draw ? say('lottery.draw', { numero: draw.numero }) : say('lottery.noDraw')}
        </span>
        {draw && (
          <span className="lv-room-time">
            <span className="lv-room-label">{say('block.draws.closesIn')}</span>
            <Icon name="clock" size={16} />
            <DrawClock closesAt={draw.closesAt} serverNow={serverNow} />
          </span>
        )}
      </p>
      <div
        className="lv-room-last"
        aria-live="polite"
        aria-atomic="true"
        // Balls appear one by one; screen readers announce them once complete.
        aria-busy={pending !== undefined}
      >
        <span className="lv-room-label">
          {pending === undefined
            ? last && say('lottery.lastDraw', { numero: last.numero })
            : say('lottery.drawing', { numero: pending })}
        </span>
        {last?.result ? (
          <DrawnBalls result={last.result} family={game.family} size="small" />
        ) : (
          pending !== undefined && <Skeleton width="9rem" height="1.625rem" />
        )}
      </div>
      <p className="lv-room-label lv-room-when" data-often={game.everySeconds !== undefined || undefined}>
        <DrawnAt game={game} drawsAt={draw?.drawsAt} />
      </p>
    </header>
  );
}
