import { Fragment } from 'react';
import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { drawName } from '#portal/lottery/draw-name.ts';
import { DrawnBalls } from '#portal/lottery/results/DrawnBalls.tsx';
import './lottery-numbers.css';

type Bet = CallValue<'bettingRecord'>['bets'][number];

/** Draw of a lottery bet with its numbers, beside those that the member chose; those that won are marked. */
export function LotteryNumbers({ bet: { lottery, round } }: { bet: Bet }) {
  const say = useText();
  if (!lottery) return null;
  const { chosen, more, result, family } = lottery;
  return (
    <dl className="lv-bet-numbers">
      <div>
        <dt>{say('lottery.draw', { numero: drawName(round, lottery) })}</dt>
        {result && (
          <dd>
            <DrawnBalls result={result} family={family} size="small" />
          </dd>
        )}
      </div>
      <div>
        <dt>{say('record.numbers')}</dt>
        <dd className="lv-bet-chosen">
          {chosen.map((row, index) => (
            // The rows of a bet are stable.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {index > 0 && <span aria-hidden="true">|</span>}
              {row.length === 0 && <span>–</span>}
              {row.map(({ text, hit }) =>
                hit ? (
                  <mark key={text} className="lv-bet-hit">
                    {text}
                    <span className="lv-visually-hidden"> {say('record.numbers.hit')}</span>
                  </mark>
                ) : (
                  <span key={text}>{text}</span>
                ),
              )}
            </Fragment>
          ))}
          {more !== undefined && <span>{say('lottery.andMore', { count: more })}</span>}
        </dd>
      </div>
    </dl>
  );
}
