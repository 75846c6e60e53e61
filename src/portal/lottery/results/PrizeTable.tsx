import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { numbersIn, tiersOf } from './head-tail.ts';

/** Prizes of a day and region: stations in columns, tiers in rows. Numbers not drawn yet are dots. */
export function PrizeTable({
  day,
  digits,
}: {
  day: CallValue<'lotteryVnResults'>;
  /** Only the last so many digits. */
  digits: 2 | 3 | undefined;
}) {
  const say = useText();
  // The north shows its special prize first; the others end with it, in the sequence of the draw.
  const tiers = day.region === 'north' ? tiersOf('north') : tiersOf(day.region).toReversed();
  return (
    <div className="lv-prize-scroll">
      <table className="lv-prizes">
        <caption className="lv-visually-hidden">
          {say(`region.${day.region}`)} {day.date}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('lottery.tier')}</th>
            {day.draws.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-live="polite" aria-relevant="text">
          {tiers.map((tier) => (
            <tr key={tier} data-tier={tier}>
              <th scope="row">{say(`lottery.tier.${tier}`)}</th>
              {day.draws.map(({ code, result }) => (
                <td key={code}>
                  <span className="lv-prize-numbers">
                    {Array.from({ length: numbersIn(day.region, tier) }, (_, index) => {
                      const number = result?.prizes?.[tier]?.[index];
                      return (
                        <span key={index} className="lv-prize" data-drawn={number !== undefined || undefined}>
                          {number === undefined ? '····' : digits ? number.slice(-digits) : number}
                        </span>
                      );
                    })}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
