import { Suspense, useMemo } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Facts } from '#portal/cashier/Facts.tsx';
import { TimeLeft } from '#portal/cashier/TimeLeft.tsx';
import type { Money } from '#portal/format/use-money.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';

type Withdrawal = CallValue<'withdrawalList'>['withdrawals'][number];

/** One withdrawal, and the form that asks what came of it. */
export function AnswerForm({
  withdrawal: { id, payout, dueAt, bankName, number, reference },
  money,
  onAnswered,
}: {
  withdrawal: Withdrawal;
  money: Money;
  onAnswered: () => void;
}) {
  const say = useText();
  const about = useMemo(() => ({ withdrawal: id }), [id]);
  return (
    <div className="lv-cash-form">
      <p className="lv-cash-amount">{money.say(payout)}</p>
      <Facts
        facts={[
          [say('cashier.answer.account'), `${bankName} ${number}`],
          [say('cashier.reference'), reference],
        ]}
      />
      {dueAt !== undefined && <TimeLeft until={dueAt} words="cashier.answer.left" />}
      {/* Nothing is chosen for the member: a second press on the button must not answer for the withdrawal that comes next. */}
      <Suspense fallback={<Skeleton height="18rem" />}>
        <FormOfBrand id="withdrawalAnswer" about={about} onSent={onAnswered} />
      </Suspense>
    </div>
  );
}
