import { addressText } from '#contract/address-text.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Facts } from '#portal/cashier/Facts.tsx';
import { CashierHistoryPage, HistoryPages, type HistoryPageProps } from '#portal/cashier/HistoryPages.tsx';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { StatusBadge } from '#portal/points/StatusBadge.tsx';

type Page = CallValue<'pointRedeems'>;

/** Exchanges with their status, the newest first. */
export const History = () => <HistoryPages page={ExchangePage} />;

function ExchangePage({ before, onMore }: HistoryPageProps) {
  const loaded = useCall('pointRedeems', { query: before === undefined ? {} : { before } });
  return (
    <CashierHistoryPage
      loaded={loaded}
      before={before}
      onMore={onMore}
      empty="points.history.none"
      rows={(page) =>
        page.exchanges.map((exchange) => ({ id: exchange.id, row: <Line page={page} exchange={exchange} /> }))
      }
    />
  );
}

function Line({ page, exchange }: { page: Page; exchange: Page['exchanges'][number] }) {
  const say = useText();
  const locale = useLocale();
  const { say: money } = useMoney(page);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { address, amount, credit, left, paymentAccount, status } = exchange;
  const kind = say(`points.item.kind.${exchange.kind}`);
  return (
    <>
      <div className="lv-cash-head">
        <span className="lv-mall-name">{exchange.item ?? kind}</span>
        <StatusBadge status={status} />
      </div>
      <Facts
        facts={[
          [say('points.exchange.id'), exchange.id],
          [say('points.exchange.at'), formatDateTime(exchange.at, timeZone)],
          [say('points.exchange.type'), kind],
          [say('points.exchange.quantity'), String(exchange.quantity)],
          [say('points.exchange.points'), formatNumber(exchange.points, locale)],
          [say('points.exchange.amount'), amount === '0' ? undefined : money(amount)],
          [
            say(status === 'PASSED' ? 'points.exchange.credit' : 'points.exchange.credit.waits'),
            credit === '0' || status === 'REJECTED' ? undefined : money(credit),
          ],
          [say('points.exchange.left'), left === undefined ? undefined : String(left)],
          [
            say('points.exchange.account'),
            paymentAccount === undefined ? undefined : say('points.exchange.account.main'),
          ],
          [say('points.exchange.recipient'), address?.recipient],
          [say('points.exchange.address'), address && addressText(address)],
          [say('points.exchange.phone'), exchange.phone],
          [say('points.exchange.remark'), exchange.remark],
        ]}
      />
    </>
  );
}
