import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Money } from '#portal/format/use-money.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import type { Limit } from '#portal/protection/limits.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** The member's own limit leaves less than any deposit needs. */
export function LimitNotice({ limit, money }: { limit: Limit & { left: string }; money: Money }) {
  const say = useText();
  const portal = usePortal();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return (
    <Notice
      icon="shield"
      title={say(limit.left === '0' ? 'cashier.deposit.limit' : 'cashier.deposit.limit.short')}
      text={say(limit.freesAt === undefined ? 'cashier.deposit.limit.text' : 'cashier.deposit.limit.when', {
        ...(limit.freesAt !== undefined && { time: formatMoment(limit.freesAt, timeZone) }),
        amount: money.say(limit.left),
        limit: money.say(limit.amount ?? '0'),
        period: say(`protect.period.${limit.period}`),
      })}
      action={
        <Button icon="shield" onClick={() => void openPanel(portal, 'limits')}>
          {say('menu.protection')}
        </Button>
      }
    />
  );
}
