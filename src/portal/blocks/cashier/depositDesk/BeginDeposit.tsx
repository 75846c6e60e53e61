import { Suspense } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { CashSkeleton } from '#portal/cashier/CashSkeleton.tsx';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { Money } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { strictestLimit } from '#portal/protection/limits.ts';
import { useSession } from '#portal/session/use-session.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { ExcludedNotice } from './ExcludedNotice.tsx';
import { LimitNotice } from './LimitNotice.tsx';

type Options = CallValue<'cashierOptions'>['deposit'];
/** A new deposit, or in its place why there can be none now: nobody fills in what would be refused. */
export function BeginDeposit({
  options: { methods, waitingMax },
  waiting,
  money,
  onMade,
}: {
  options: Options;
  /** How many deposits wait. */
  waiting: number;
  money: Money;
  onMade: (id: string | undefined) => void;
}) {
  const say = useText();
  const session = useSession();
  const protection = useSource('protection');
  const exclusion = session?.exclusion ?? protection.value?.exclusion;
  if (exclusion) return <ExcludedNotice exclusion={exclusion} />;
  if (methods.length === 0) {
    return (
      <Notice icon="deposit" title={say('cashier.deposit.none')} text={say('cashier.deposit.none.text')} />
    );
  }
  if (waiting >= waitingMax) {
    return (
      <Notice icon="clock" title={say('cashier.deposit.full')} text={say('cashier.deposit.full.text')} />
    );
  }
  if (protection.state === 'loading') return <CashSkeleton />;
  // Without an answer the form stands as it is: the gateway holds to the limits.
  const limit = protection.value && strictestLimit(protection.value.limits, 'deposit');
  const isOpen = !limit || methods.some(({ min }) => BigInt(min) <= BigInt(limit.left));
  return limit && !isOpen ? (
    <LimitNotice limit={limit} money={money} />
  ) : (
    <Suspense fallback={<CashSkeleton />}>
      <FormOfBrand id="deposit" onSent={({ made }) => onMade(made)} />
    </Suspense>
  );
}
