import { Suspense, useEffect, useId, useMemo, useRef } from 'react';
import { Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Facts } from '#portal/cashier/Facts.tsx';
import { StateBadge } from '#portal/cashier/StateBadge.tsx';
import { TimeLeft } from '#portal/cashier/TimeLeft.tsx';
import type { Money } from '#portal/format/use-money.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CopyField } from '#portal/parts/CopyField.tsx';
import { CancelDeposit } from './CancelDeposit.tsx';

export type Deposit = CallValue<'depositList'>['deposits'][number];

/** A deposit that waits: where to pay to, the receipt, the provider's page, and how long there is. */
export function WaitingDeposit({
  deposit,
  money,
  begun,
}: {
  deposit: Deposit;
  money: Money;
  /** It was begun just now: it is what to look at next, and not the account of another one. */
  begun: boolean;
}) {
  const say = useText();
  const name = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!begun) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'start' });
  }, [begun]);
  const { account, expiresAt, newTab, payUrl, receiptNeeded } = deposit;
  const next =
    deposit.kind === 'hosted'
      ? newTab
        ? 'cashier.deposit.next.newTab'
        : 'cashier.deposit.next.hosted'
      : receiptNeeded
        ? 'cashier.deposit.next.transfer'
        : 'cashier.deposit.next.look';
  return (
    <article
      ref={card}
      className="lv-cash-card"
      aria-labelledby={name}
      tabIndex={-1}
      data-calls={receiptNeeded || payUrl !== undefined || undefined}
    >
      <header className="lv-cash-head">
        <h4 id={name} className="lv-cash-amount">
          {money.say(deposit.pay)}
        </h4>
        <StateBadge of="deposit" state={deposit.state} />
      </header>
      <p className="lv-cash-note">
        {deposit.methodName} · {say(next)}
      </p>
      {account && (
        <>
          <Facts
            facts={[
              [say('cashier.bank'), account.bankName],
              [say('cashier.holder'), account.holder],
            ]}
          />
          <CopyField label={say('cashier.number')} value={account.number} />
        </>
      )}
      {payUrl !== undefined && (
        <div className="lv-cash-actions">
          <a
            className="lv-button lv-button-primary lv-button-medium"
            href={payUrl}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
          >
            <Icon name="arrow" />
            <span className="lv-button-label">{say('cashier.deposit.toPage')}</span>
          </a>
        </div>
      )}
      {deposit.kind === 'transfer' && <Receipts deposit={deposit} />}
      {deposit.cancellable && <CancelDeposit id={deposit.id} />}
      {expiresAt !== undefined && <TimeLeft until={expiresAt} words="cashier.deposit.left" />}
    </article>
  );
}

const receiptsMax = 3;

function Receipts({ deposit: { id, receipts } }: { deposit: Deposit }) {
  const say = useText();
  const about = useMemo(() => ({ deposit: id }), [id]);
  return (
    <>
      <p className="lv-proof-count" role="status">
        {receipts > 0 && (
          <>
            <Icon name="check" /> {say('cashier.picture.count', { count: receipts })}
          </>
        )}
      </p>
      {receipts < receiptsMax && (
        <Suspense fallback={<Skeleton height="9rem" />}>
          <FormOfBrand key={receipts} id="depositReceipt" about={about} />
        </Suspense>
      )}
    </>
  );
}
