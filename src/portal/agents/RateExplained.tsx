import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useMoney } from '../format/use-money.ts';

/** Whole units of the brand's currency in the examples. */
const [bet, stake] = [10_000n, 100n];

/** What a rebate rate and its price group mean, with an example in the brand's currency; folded away until it is asked for. */
export function RateExplained() {
  const say = useText();
  const { currency = 'USD', currencyDigits: digits = 2 } = useDocuments(({ brand }) => brand);
  const money = useMoney({ currency, digits });
  const unit = 10n ** BigInt(digits);
  const of = (amount: bigint, part: bigint, whole: bigint) =>
    money.say(String((amount * unit * part) / whole));
  return (
    <details className="lv-team-what">
      <summary>{say('team.rate.what')}</summary>
      <p>{say('team.rate.what.rate', { bet: of(bet, 1n, 1n), earned: of(bet, 15n, 1000n) })}</p>
      <p>
        {say('team.rate.what.group', {
          stake: of(stake, 1n, 1n),
          pays: of(stake, 18_500n, 2000n),
          least: of(stake, 18_000n, 2000n),
        })}
      </p>
    </details>
  );
}
