import { useMemo } from 'react';
import type { CashierHistoryProps } from '#contract/generated/blocks.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { OwnFacts } from '#portal/cashier/Facts.tsx';
import { StateBadge } from '#portal/cashier/StateBadge.tsx';
import { useMoney } from '#portal/format/use-money.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CashierHistoryPage, HistoryPages, type HistoryPageProps } from '#portal/cashier/HistoryPages.tsx';

type Page = CallValue<'withdrawalList'>;
/** Opens where the member says whether one arrived. */
type Confirm = { confirm: CashierHistoryProps['confirm'] };

/** History of withdrawals with their states. */
export function Withdrawals({ confirm }: Confirm) {
  const page = useMemo(
    () => (props: HistoryPageProps) => <WithdrawalPage {...props} confirm={confirm} />,
    [confirm],
  );
  return <HistoryPages page={page} />;
}

function WithdrawalPage({ before, onMore, confirm }: HistoryPageProps & Confirm) {
  const loaded = useCall('withdrawalList', { query: before === undefined ? {} : { before } });
  return (
    <CashierHistoryPage
      loaded={loaded}
      before={before}
      onMore={onMore}
      empty="cashier.history.noWithdrawals"
      rows={(page) =>
        page.withdrawals.map((withdrawal) => ({
          id: withdrawal.id,
          row: <Line page={page} withdrawal={withdrawal} confirm={confirm} />,
        }))
      }
    />
  );
}

function Line({
  page,
  withdrawal,
  confirm,
}: { page: Page; withdrawal: Page['withdrawals'][number] } & Confirm) {
  const say = useText();
  const run = useAction();
  const money = useMoney(page);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { amount, answer, expectedAt, outcome, received, returned, reason, state } = withdrawal;
  const notes = [
    expectedAt !== undefined &&
      say('cashier.withdraw.expectedBy', { time: formatMoment(expectedAt, timeZone) }),
    answer === 'partly' &&
      received !== undefined &&
      say('cashier.note.partly', { amount: money.say(received) }),
    answer === 'none' && say('cashier.note.none'),
    outcome !== undefined && say(`cashier.outcome.${answer === 'silence' ? 'silence' : outcome}`),
    returned !== undefined && say('cashier.note.returned', { amount: money.say(returned) }),
    reason !== undefined && say('cashier.reason', { reason }),
  ].filter((note) => note !== false);
  return (
    <>
      <div className="lv-cash-head">
        <span className="lv-cash-amount">{money.say(amount)}</span>
        <StateBadge of="withdrawal" state={state} />
      </div>
      <p className="lv-cash-note">
        {withdrawal.bankName} {withdrawal.number} · {formatDateTime(withdrawal.requestedAt, timeZone)}
      </p>
      {notes.map((note) => (
        <p key={note} className="lv-cash-note">
          {note}
        </p>
      ))}
      <OwnFacts own={withdrawal.own} />
      {state === 'PAID' && confirm && (
        <div className="lv-cash-actions">
          <Button
            size="small"
            variant="primary"
            onClick={() => void run(confirm, { about: { withdrawal: withdrawal.id } })}
          >
            {say('cashier.answer.title')}
          </Button>
        </div>
      )}
    </>
  );
}
