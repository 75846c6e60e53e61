import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import type { Money } from '#portal/cashier/use-money.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import type { Limit } from '#portal/protection/limits.ts';

/** The member's own limit leaves less than any deposit needs. */
export function LimitNotice({ limit, money }: { limit: Limit & { left: string }; money: Money }) {
  const say = useText();
  const run = useAction();
  return (
    <Notice
      icon="shield"
      title={say(limit.left === '0' ? 'cashier.deposit.limit' : 'cashier.deposit.limit.short')}
      text={say('cashier.deposit.limit.text', {
        amount: money.say(limit.left),
        limit: money.say(limit.amount ?? '0'),
        period: say(`protect.period.${limit.period}`),
      })}
      action={
        <Button
          icon="shield"
          onClick={() => void run({ do: 'openCentre', centre: 'member', page: 'protection' })}
        >
          {say('menu.protection')}
        </Button>
      }
    />
  );
}
