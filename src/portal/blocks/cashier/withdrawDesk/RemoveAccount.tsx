import { Suspense, useMemo } from 'react';
import { Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { PayoutAccount } from './account.ts';

/** Takes an account away, after the payment password. */
export function RemoveAccount({ account, onDone }: { account: PayoutAccount; onDone: () => void }) {
  const say = useText();
  const about = useMemo(() => ({ account: account.id }), [account.id]);
  return (
    <Dialog
      open
      size="small"
      title={say('cashier.account.remove')}
      closeLabel={say('common.close')}
      onClose={onDone}
    >
      <div className="lv-cash">
        <p>
          {account.bankName} {account.number}
        </p>
        <Suspense fallback={<Skeleton height="9rem" />}>
          <FormOfBrand id="removePayoutAccount" about={about} onSent={onDone} />
        </Suspense>
      </div>
    </Dialog>
  );
}
