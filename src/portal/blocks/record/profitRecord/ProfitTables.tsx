import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useMoney } from '#portal/format/use-money.ts';

type Answer = CallValue<'profitRecord'>;

/** The figures behind the chart: by game type, and by day. */
export function ProfitTables({ value }: { value: Answer }) {
  const say = useText();
  const { say: money, signed } = useMoney(value);
  const result = (netLoss: string) => signed(String(-BigInt(netLoss)));
  const byGameType = say('record.profit.byGameType');
  return (
    <>
      {value.gameTypes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is wider than the page scrolls by keyboard too
        <div className="lv-profit-scroll" tabIndex={0} role="region" aria-label={byGameType}>
          <table className="lv-profit-table">
            <caption>{byGameType}</caption>
            <thead>
              <tr>
                {['record.gameType', 'record.profit.bets', 'record.profit.wins', 'record.profit.result'].map(
                  (key) => (
                    <th key={key} scope="col">
                      {say(key)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {value.gameTypes.map(({ gameType, bets, wins, netLoss }) => (
                <tr key={gameType}>
                  <th scope="row">{say(`record.gameType.${gameType}`)}</th>
                  <td>{money(bets)}</td>
                  <td>{money(wins)}</td>
                  <td>{result(netLoss)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <details className="lv-profit-days">
        <summary>{say('record.profit.asTable')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is wider than the page scrolls by keyboard too */}
        <div className="lv-profit-scroll" tabIndex={0} role="region" aria-label={say('record.profit.byDay')}>
          <table className="lv-profit-table">
            <caption>{say('record.profit.byDay')}</caption>
            <thead>
              <tr>
                {[
                  'record.profit.day',
                  'record.profit.bets',
                  'record.profit.wins',
                  'record.profit.rebates',
                  'record.profit.promotions',
                  'record.profit.result',
                ].map((key) => (
                  <th key={key} scope="col">
                    {say(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.days.map(({ day, bets, wins, rebates, promotions, netLoss }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{money(bets)}</td>
                  <td>{money(wins)}</td>
                  <td>{money(rebates)}</td>
                  <td>{money(promotions)}</td>
                  <td>{result(netLoss)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
