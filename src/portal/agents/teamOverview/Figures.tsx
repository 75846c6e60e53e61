import { useLocale, useText } from '#ui/text/use-text.ts';
import { wholeOf } from '#portal/agents/exact.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';

type Answer = CallValue<'agentTeamOverview'>;
type Figure = Answer['today']['now'];

/** Amounts as whole minor units, and counts. */
const amounts = {
  netLoss: ({ netLoss }) => netLoss,
  validBet: ({ validBet }) => validBet,
  stake: ({ stake }) => stake,
  earned: ({ earned }) => wholeOf(earned),
  deposits: ({ deposits }) => deposits,
  withdrawals: ({ withdrawals }) => withdrawals,
} satisfies Record<string, (of: Figure) => string>;
const counts = {
  bets: ({ bets }) => bets,
  active: ({ active }) => active,
  newcomers: ({ newcomers }) => newcomers,
} satisfies Record<string, (of: Figure) => number>;

/** Change in percent, rounded; undefined where there was nothing before. */
function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round((100 * (now - before)) / Math.abs(before));
}

/** Figures of a period, each beside the period before. */
export function Figures({ value, span }: { value: Answer; span: 'today' | 'yesterday' | 'week' | 'month' }) {
  const say = useText();
  const locale = useLocale();
  const { say: money } = useMoney(value);
  const { now, before } = value[span];
  const count = (of: number) => formatNumber(String(of), locale);
  const shown = [
    ...Object.entries(amounts).map(([name, of]) => ({
      name,
      now: money(of(now)),
      before: money(of(before)),
      change: changeOf(Number(of(now)), Number(of(before))),
    })),
    ...Object.entries(counts).map(([name, of]) => ({
      name,
      now: count(of(now)),
      before: count(of(before)),
      change: changeOf(of(now), of(before)),
    })),
  ];
  return (
    <dl className="lv-team-figures" aria-label={say(`team.period.${span}`)}>
      {shown.map((figure) => (
        <div key={figure.name}>
          <dt>{say(`team.figure.${figure.name}`)}</dt>
          <dd>
            <strong>{figure.now}</strong>
            <span>
              {say(`team.before.${span}`, { value: figure.before })}
              {figure.change !== undefined && figure.change !== 0 && (
                <bdi className="lv-team-change">
                  {`${figure.change > 0 ? '▲' : '▼'} ${count(Math.abs(figure.change))} %`}
                </bdi>
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
