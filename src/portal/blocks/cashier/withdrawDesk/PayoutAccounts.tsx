import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import type { PayoutAccount } from './account.ts';
import { RemoveAccount } from './RemoveAccount.tsx';

/** The accounts that withdrawals may go to, each with the way to remove it, and the way to add one. */
export function PayoutAccounts({
  options: { accounts, withdrawal, payeeName },
  onAdded,
}: {
  options: CallValue<'cashierOptions'>;
  onAdded: (id: string | undefined) => void;
}) {
  const say = useText();
  const place = useRef<HTMLElement>(null);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PayoutAccount>();
  const none = accounts.length === 0;
  const leave = () => {
    flushSync(() => {
      setAdding(false);
      setRemoving(undefined);
    });
    place.current?.focus();
  };
  return (
    <section ref={place} className="lv-cash-card" tabIndex={-1} aria-label={say('cashier.account.title')}>
      <h3 className="lv-cash-title">{say('cashier.account.title')}</h3>
      {none && <p className="lv-cash-note">{say('cashier.account.first')}</p>}
      {!none && (
        <ul className="lv-cash-accounts">
          {accounts.map((account) => {
            const name = `${account.bankName} ${account.number}`;
            return (
              <li key={account.id}>
                <span>
                  {name}
                  <span className="lv-cash-note">{account.holder}</span>
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  icon="close"
                  aria-label={say('cashier.account.remove.of', { account: name })}
                  onClick={() => setRemoving(account)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {(adding || none) && (
        <>
          {payeeName !== undefined && (
            <p className="lv-cash-note">{say('cashier.account.holder.known', { name: payeeName })}</p>
          )}
          <Suspense fallback={<Skeleton height="18rem" />}>
            <FormOfBrand
              id="payoutAccount"
              onSent={({ made }) => {
                onAdded(made);
                leave();
              }}
            />
          </Suspense>
        </>
      )}
      {!none && (
        <div className="lv-cash-actions">
          {adding ? (
            <Button size="small" variant="ghost" onClick={leave}>
              {say('cashier.cancel')}
            </Button>
          ) : (
            accounts.length < withdrawal.accountsMax && (
              <Button size="small" icon="plus" onClick={() => setAdding(true)}>
                {say('cashier.account.add')}
              </Button>
            )
          )}
        </div>
      )}
      {removing && <RemoveAccount account={removing} onDone={leave} />}
    </section>
  );
}
