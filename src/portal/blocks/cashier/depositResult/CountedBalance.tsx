import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { useCountedUp } from './use-counted-up.ts';
import '#portal/cashier/cashier.css';

/** The balance, counted up by an amount that was credited; screen readers get the sum alone. */
export function CountedBalance({ added }: { added: string }) {
  const balance = useSource('balance');
  if (balance.state !== 'ready') return null;
  const { sumBalance, currency, digits } = balance.value;
  return <Counted sum={BigInt(sumBalance)} added={BigInt(added)} {...{ currency, digits }} />;
}

function Counted({
  sum,
  added,
  currency,
  digits,
}: {
  sum: bigint;
  added: bigint;
  currency: string;
  digits: number;
}) {
  const say = useText();
  const locale = useLocale();
  const shown = useCountedUp(sum > added ? sum - added : 0n, sum);
  const words = (amount: bigint) =>
    say('cashier.result.balance', { amount: formatMoney(String(amount), currency, digits, locale) });
  return (
    <p className="lv-cash-counted">
      <span aria-hidden="true">{words(shown)}</span>
      <span className="lv-visually-hidden" role="status">
        {words(sum)}
      </span>
    </p>
  );
}
