import { useState } from 'react';
import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { headTail } from './head-tail.ts';

/** All two-digit endings of a day by head and by tail, of one station or of all. Not a form document: a filter of a list. */
export function HeadTail({ draws }: { draws: CallValue<'lotteryVnResults'>['draws'] }) {
  const say = useText();
  const [station, setStation] = useState('');
  const chosen = draws.filter(({ code }) => station === '' || code === station);
  const { heads, tails } = headTail(chosen.map(({ result }) => result));
  return (
    <div className="lv-head-tail">
      {draws.length > 1 && (
        <label className="lv-head-tail-of">
          <span>{say('lottery.station')}</span>
          <select
            className="lv-select-arrow"
            value={station}
            onChange={(event) => setStation(event.target.value)}
          >
            <option value="">{say('lottery.stations.all')}</option>
            {draws.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <table className="lv-head-tail-table">
        <caption className="lv-visually-hidden">{say('lottery.headTail')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('lottery.head')}</th>
            <th scope="col">{say('lottery.endings')}</th>
            <th scope="col">{say('lottery.tail')}</th>
            <th scope="col">{say('lottery.endings')}</th>
          </tr>
        </thead>
        <tbody>
          {heads.map((row, digit) => (
            // Ten digits, always in order.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={digit}>
              <th scope="row">{digit}</th>
              <td>{row.join(', ') || '–'}</td>
              <th scope="row">{digit}</th>
              <td>{tails[digit]?.join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
