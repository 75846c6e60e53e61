import { useText } from '#ui/text/use-text.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { useSource } from '#portal/sources/use-source.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';
import './balance-parts.css';

/** Balance, what of it is bonus money and what can be withdrawn, each by its name; nothing while all of it can be withdrawn. */
export function BalanceParts({ withSum = true }: { withSum?: boolean }) {
  const balance = useSource('balance');
  return balance.state === 'ready' && balance.value.bonusBalance !== undefined ? (
    <Parts balance={balance.value} bonus={balance.value.bonusBalance} withSum={withSum} />
  ) : null;
}

function Parts({
  balance,
  bonus,
  withSum,
}: {
  balance: SourceValues['balance'];
  bonus: string;
  withSum: boolean;
}) {
  const say = useText();
  const money = useMoney(balance);
  const own = String(BigInt(balance.sumBalance) - BigInt(bonus));
  const parts: [name: string, amount: string][] = [
    ...(withSum ? [['balance.name', balance.sumBalance] as [string, string]] : []),
    ['balance.ofBonus', bonus],
    ['balance.withdrawable', own],
  ];
  return (
    <dl className="lv-balance-parts">
      {parts.map(([name, amount]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{money.say(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
