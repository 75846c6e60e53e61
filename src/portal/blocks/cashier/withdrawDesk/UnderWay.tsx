import { formatMoment } from '#engine/time/moment.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';

type Page = CallValue<'withdrawalList'>;

/** Withdrawals that were asked for and are not paid yet, each with the time by which it is expected. */
export function UnderWay() {
  const loaded = useCall('withdrawalList', { query: {} });
  return loaded.state === 'ready' ? <List page={loaded.value} /> : null;
}

function List({ page }: { page: Page }) {
  const say = useText();
  const money = useMoney(page);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return page.withdrawals
    .filter(({ state }) => state === 'REQUESTED' || state === 'APPROVED')
    .map(({ id, amount, bankName, number, expectedAt }) => (
      <Notice
        key={id}
        icon="clock"
        title={say('cashier.withdraw.underWay', {
          amount: money.say(amount),
          account: `${bankName} ${number}`,
        })}
        text={
          expectedAt === undefined
            ? undefined
            : say('cashier.withdraw.expectedBy', { time: formatMoment(expectedAt, timeZone) })
        }
        live
      />
    ));
}
