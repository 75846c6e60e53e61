import { useText } from '#ui/text/use-text.ts';
import { Icon, Skeleton } from '#ui/primitives/index.ts';
import { DrawnBalls } from '../results/DrawnBalls.tsx';
import { DrawClock } from '../DrawClock.tsx';
import { DrawnAt } from '../results/DrawnAt.tsx';
import { drawName } from '../draw-name.ts';
import type { Rules } from '../room-types.ts';
import type { Room } from '../use-room.ts';

/** Head of a room: the draw with the countdown to its close in one line, and the last result. */
export function RoomHead({ rules, room }: { rules: Rules; room: Room }) {
  const say = useText();
  const { game, last } = rules;
  const { draw, pending, serverNow } = room;
  const waits = pending !== undefined && pending !== last?.numero;
  // A result stands beside the number of its own draw alone. Of games drawn all day the next one takes its place within seconds.
  const shown = waits && game.everySeconds !== undefined ? undefined : last;
  return (
    <header className="lv-room-head">
      <p className="lv-room-draw">
        <span className="lv-room-label">
          {draw ? say('lottery.draw', { numero: drawName(draw.numero, game) }) : say('lottery.noDraw')}
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
        {shown && (
          <span className="lv-room-label">
            {say(shown.numero === pending ? 'lottery.drawing' : 'lottery.lastDraw', {
              numero: drawName(shown.numero, game),
            })}
          </span>
        )}
        {shown?.result && <DrawnBalls result={shown.result} family={game.family} size="small" />}
        {waits && (
          <span className="lv-room-label">{say('lottery.drawing', { numero: drawName(pending, game) })}</span>
        )}
        {waits && !shown && <Skeleton width="9rem" height="1.625rem" />}
      </div>
      <p className="lv-room-label lv-room-when" data-often={game.everySeconds !== undefined || undefined}>
        <DrawnAt game={game} drawsAt={draw?.drawsAt} />
      </p>
    </header>
  );
}
