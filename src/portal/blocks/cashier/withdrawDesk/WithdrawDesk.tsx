import { Suspense, useMemo, useState } from 'react';
import type { WithdrawDeskProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useStaleAnswers } from '#portal/calls/use-stale-answers.ts';
import { CashSkeleton } from '#portal/cashier/CashSkeleton.tsx';
import { TimeLeft } from '#portal/cashier/TimeLeft.tsx';
import { useMoney } from '#portal/format/use-money.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { Notice } from '#portal/parts/Notice.tsx';
import { CollectOffer } from '#portal/wallet/CollectOffer.tsx';
import { BalanceParts } from '#portal/wallet/BalanceParts.tsx';
import { ForfeitNotice } from './ForfeitNotice.tsx';
import { PayoutAccounts } from './PayoutAccounts.tsx';
import { UnderWay } from './UnderWay.tsx';
import '#portal/cashier/cashier.css';

/** True when the daily allowance is used up, so that any withdrawal would be refused. */
const dayUsedUp = ({ min, leftToday, sumLeftToday }: CallValue<'cashierOptions'>['withdrawal']): boolean =>
  leftToday === 0 || (sumLeftToday !== undefined && BigInt(sumLeftToday) < BigInt(min));

/** Takes money out: to which account, how much, with the payment password. */
export function WithdrawDesk({ props }: BlockViewProps<WithdrawDeskProps>) {
  const options = useCall('cashierOptions', {});
  useStaleAnswers('cashierOptions');
  return (
    <div className="lv-content">
      <CurrentView loaded={options} skeleton={<CashSkeleton />}>
        {(value) => <Desk options={value} props={props} />}
      </CurrentView>
    </div>
  );
}

function Desk({ options, props }: { options: CallValue<'cashierOptions'>; props: WithdrawDeskProps }) {
  const say = useText();
  const run = useAction();
  const [added, setAdded] = useState<string>();
  const waiting = useCall('withdrawalList', { query: { state: 'PAID' } });
  const unanswered = waiting.state === 'ready' ? waiting.value.withdrawals : [];
  const open = unanswered.length;
  // Silence counts as an answer: the first that would is told here, not only to who opens the question.
  const [dueAt] = unanswered.flatMap((one) => one.dueAt ?? []).sort();
  const { accounts, paymentPassword, withdrawal } = options;
  return (
    <div className="lv-cash">
      {open > 0 && (
        <Notice
          icon="bell"
          title={say('cashier.answer.waiting', { count: open })}
          text={say('cashier.answer.waiting.text')}
          live
          action={
            <>
              {dueAt !== undefined && <TimeLeft until={dueAt} words="cashier.answer.left" />}
              <Button variant="primary" onClick={() => void run(props.confirm)}>
                {say('cashier.answer.title')}
              </Button>
            </>
          }
        />
      )}
      <UnderWay />
      <CollectOffer />
      {!paymentPassword && (
        <Notice
          icon="lock"
          title={say('error.PAYMENT_PASSWORD_NOT_SET')}
          action={
            <Button variant="primary" onClick={() => void run(props.paymentPassword)}>
              {say('security.action.set')}
            </Button>
          }
        />
      )}
      {paymentPassword && withdrawal.methods.length === 0 && (
        <Notice
          icon="withdraw"
          title={say('cashier.withdraw.none')}
          text={say('cashier.deposit.none.text')}
        />
      )}
      {paymentPassword && withdrawal.methods.length > 0 && (
        <>
          <BalanceParts />
          {accounts.length > 0 && <Withdrawal options={options} added={added} />}
          <PayoutAccounts options={options} onAdded={setAdded} />
        </>
      )}
    </div>
  );
}

/** The form, or in its place why nothing can be withdrawn now. */
function Withdrawal({
  options: { balance, currency, digits, withdrawal },
  added,
}: {
  options: CallValue<'cashierOptions'>;
  added: string | undefined;
}) {
  const say = useText();
  const money = useMoney({ currency, digits });
  const [agreed, setAgreed] = useState<string>();
  const { bonus } = withdrawal;
  // What was agreed to is an amount: of more bonus money the member is asked again.
  const agrees = bonus !== undefined && bonus === agreed;
  const about = useMemo(
    () => ({ ...(added !== undefined && { account: added }), ...(agrees && { forfeitBonus: 'yes' }) }),
    [added, agrees],
  );
  if (dayUsedUp(withdrawal)) {
    return (
      <Notice
        icon="clock"
        title={say('cashier.withdraw.dayUsed')}
        text={say('cashier.withdraw.dayUsed.text')}
        live
      />
    );
  }
  if (BigInt(balance) < BigInt(withdrawal.min)) {
    return (
      <Notice icon="withdraw" title={say('cashier.withdraw.tooLittle', { min: money.say(withdrawal.min) })} />
    );
  }
  if (bonus !== undefined && !agrees)
    return <ForfeitNotice amount={money.say(bonus)} onAgree={() => setAgreed(bonus)} />;
  return (
    <>
      {bonus !== undefined && (
        <p className="lv-cash-note" role="status">
          {say('cashier.withdraw.bonus.agreed', { amount: money.say(bonus) })}
        </p>
      )}
      <Suspense fallback={<CashSkeleton />}>
        <FormOfBrand key={added} id="withdrawal" about={about} />
      </Suspense>
    </>
  );
}
