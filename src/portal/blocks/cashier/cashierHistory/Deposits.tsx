import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { OwnFacts } from '#portal/cashier/Facts.tsx';
import { StateBadge } from '#portal/cashier/StateBadge.tsx';
import { useMoney, type Money } from '#portal/format/use-money.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CashierHistoryPage, HistoryPages, type HistoryPageProps } from '#portal/cashier/HistoryPages.tsx';

type Page = CallValue<'depositList'>;

/** History of deposits with their states. */
export const Deposits = () => <HistoryPages page={DepositPage} />;

function DepositPage({ before, onMore }: HistoryPageProps) {
  const loaded = useCall('depositList', { query: before === undefined ? {} : { before } });
  return (
    <CashierHistoryPage
      loaded={loaded}
      before={before}
      onMore={onMore}
      empty="cashier.history.noDeposits"
      rows={(page) =>
        page.deposits.map((deposit) => ({ id: deposit.id, row: <Line page={page} deposit={deposit} /> }))
      }
    />
  );
}

function Line({ page, deposit }: { page: Page; deposit: Page['deposits'][number] }) {
  const money: Money = useMoney(page);
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return (
    <>
      <div className="lv-cash-head">
        <span className="lv-cash-amount">{money.say(deposit.amount)}</span>
        <StateBadge of="deposit" state={deposit.state} />
      </div>
      <p className="lv-cash-note">
        {deposit.methodName} · {formatDateTime(deposit.madeAt, timeZone)}
      </p>
      <OwnFacts own={deposit.own} />
      {deposit.reason !== undefined && (
        <p className="lv-cash-note">{say('cashier.reason', { reason: deposit.reason })}</p>
      )}
    </>
  );
}
