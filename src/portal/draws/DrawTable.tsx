import { useText } from '#ui/text/use-text.ts';
import { CountdownLine } from './Countdown.tsx';
import { DrawTime } from './DrawTime.tsx';
import type { Upcoming } from './draw.ts';

/** Draws as the lines of a timetable. */
export function DrawTable({
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
    <table className="lv-draw-table">
      <caption className="lv-visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{say('block.draws.draw')}</th>
          <th scope="col" className="lv-draw-wide">
            {say('block.draws.region')}
          </th>
          <th scope="col">{say('block.draws.time')}</th>
          <th scope="col" className="lv-draw-close">
            {say('block.draws.closesIn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {upcoming.map(({ draw, next }) => (
          <tr key={draw.id}>
            <th scope="row">{draw.name}</th>
            <td className="lv-draw-wide">{say(`block.draws.region.${draw.region}`)}</td>
            <td>
              <DrawTime instant={next.drawsAt} timeZone={draw.timeZone} />
            </td>
            <td className="lv-draw-close">
              {next.state === 'open' ? (
                <CountdownLine milliseconds={next.closesAt - now} />
              ) : (
                <span className="lv-draw-closed">{say('block.draws.closed')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
