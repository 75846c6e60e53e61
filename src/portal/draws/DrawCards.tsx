import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Countdown } from './Countdown.tsx';
import { DrawTime } from './DrawTime.tsx';
import type { Upcoming } from './draw.ts';

/** Draws as tickets, with the time left in large figures. */
export function DrawCards({
  upcoming,
  now,
  label,
}: {
  upcoming: readonly Upcoming[];
  now: number;
  label: string;
}) {
  const say = useText();
  return (
    <ul className="lv-draw-cards" aria-label={label}>
      {upcoming.map(({ draw, next }) => (
        <li key={draw.id} className="lv-draw-card" data-state={next.state}>
          <div className="lv-draw-head">
            <p className="lv-draw-region">{say(`block.draws.region.${draw.region}`)}</p>
            <p className="lv-draw-name">{draw.name}</p>
          </div>
          <div className="lv-draw-foot">
            <p className="lv-draw-until">
              {next.state === 'open' ? say('block.draws.closesIn') : say('block.draws.drawnIn')}
            </p>
            <Countdown milliseconds={(next.state === 'open' ? next.closesAt : next.drawsAt) - now} />
            <p className="lv-draw-time">
              <Icon name="clock" size={14} />
              <DrawTime instant={next.drawsAt} timeZone={draw.timeZone} sentence />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
