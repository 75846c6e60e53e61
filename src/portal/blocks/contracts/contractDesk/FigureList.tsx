import type { ContractKind } from '#play/contracts/terms.ts';
import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { Money } from '#portal/format/use-money.ts';

type Figures = CallValue<'contractPreview'>['figures'];

/** Figures of a team in a period, as far as contracts of the kind count them. */
export function FigureList({ kind, figures, money }: { kind: ContractKind; figures: Figures; money: Money }) {
  const say = useText();
  const { validBet, bets, wins, rebates, promotions, loss, members } = figures;
  const lines: [string, string][] =
    kind === 'dividend'
      ? [
          ['validBet', money.say(validBet)],
          ['bets', money.say(bets)],
          ['wins', money.say(wins)],
          ['rebates', money.say(rebates)],
          ['promotions', money.say(promotions)],
          ['loss', money.say(loss)],
          ['members', formatNumber(String(members), money.language)],
        ]
      : [['validBet', money.say(validBet)]];
  return (
    <section className="lv-statement" aria-label={say('contracts.figures')}>
      <h4>{say('contracts.figures')}</h4>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name} data-sum={name === 'loss' || undefined}>
            <dt>{say(`contracts.figure.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
