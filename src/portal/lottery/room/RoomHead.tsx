import { useText } from '#ui/text/use-text.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { DrawnBalls } from '../results/DrawnBalls.tsx';
import { DrawClock } from '../DrawClock.tsx';
import { DrawnAt } from '../results/DrawnAt.tsx';
import type { Rules } from '../room-types.ts';
import type { Room } from '../use-room.ts';

/** Head of a room: the game, the countdown to its close, and the last result. */
export function RoomHead({ rules, room }: { rules: Rules; room: Room }) {
  const say = useText();
  const { game, last } = rules;
  const { draw, pending, serverNow } = room;
  return (
    <header className="lv-room-head">
      <div className="lv-room-game">
        <img src={game.image} alt="" width={56} height={56} className="lv-room-image" />
        <div>
          <h1 className="lv-room-name">{game.name}</h1>
          <p className="lv-room-numero">
            {draw ? say('lottery.draw', { numero: draw.numero }) : say('lottery.noDraw')}
          </p>
          <p className="lv-room-numero">
            <DrawnAt game={game} drawsAt={draw?.drawsAt} />
          </p>
        </div>
      </div>
      {draw && (
        <div className="lv-room-time">
          <span className="lv-room-label">{say('block.draws.closesIn')}</span>
          <DrawClock closesAt={draw.closesAt} serverNow={serverNow} />
        </div>
      )}
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
          <DrawnBalls result={last.result} family={game.family} />
        ) : (
          pending !== undefined && <Skeleton width="9rem" height="2rem" />
        )}
      </div>
    </header>
  );
}
