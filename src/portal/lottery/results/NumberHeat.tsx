import type { CSSProperties } from 'react';
import { useText } from '#ui/text/use-text.ts';
import type { DrawnGame } from '../room-types.ts';
import { heatOf } from './number-heat.ts';
import './heat.css';

/** Frequency of 2D numbers or 3D digits among some draws; nothing for other games. */
export function NumberHeat({ family, draws }: { family: string; draws: readonly DrawnGame[] }) {
  const say = useText();
  const rows = heatOf(family, draws);
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ times }) => times)));
  return (
    <table className="lv-heat">
      <caption>
        {say('lottery.heat')} <span>{say('lottery.popular.of', { count: draws.length })}</span>
      </caption>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            <th scope="row">{family === '3d' ? say(`lottery.row.${id}`) : `${id}–`}</th>
            {cells.map(({ label, times, gap }) => (
              <td
                key={label}
                title={say('lottery.popular.gap', { count: gap })}
                style={{ '--heat': times / most } as CSSProperties}
              >
                <strong>{label}</strong>
                <span aria-hidden="true">{times}</span>
                <span className="lv-visually-hidden">{say('lottery.popular.times', { count: times })}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
