import { useState } from 'react';
import type { DepositDeskProps } from '#contract/generated/blocks.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useStaleAnswers } from '#portal/calls/use-stale-answers.ts';
import { CashSkeleton } from '#portal/cashier/CashSkeleton.tsx';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CurrentView } from '#portal/parts/CurrentView.tsx';
import { CollectOffer } from '#portal/wallet/CollectOffer.tsx';
import { BeginDeposit } from './BeginDeposit.tsx';
import { useOutcomes } from './use-outcomes.ts';
import { WaitingDeposit, type Deposit } from './WaitingDeposit.tsx';
import '#portal/cashier/cashier.css';

const none: readonly Deposit[] = [];

/** Brings money in: what waits for the player first, then a new deposit. */
export function DepositDesk({ props }: BlockViewProps<DepositDeskProps>) {
  const options = useCall('cashierOptions', {});
  useStaleAnswers('cashierOptions');
  return (
    <div className="lv-content">
      <CurrentView loaded={options} skeleton={<CashSkeleton />}>
        {(value) => <Desk collects={props.collect !== false} options={value} />}
      </CurrentView>
    </div>
  );
}

type DeskProps = { options: CallValue<'cashierOptions'>; collects: boolean };

function Desk({ options, collects }: DeskProps) {
  const say = useText();
  const money = useMoney(options);
  const list = useCall('depositList', { query: {} });
  const [made, setMade] = useState<string>();
  const deposits = list.state === 'ready' ? list.value.deposits : none;
  useOutcomes(deposits, money);
  const waiting = deposits.filter(({ state }) => state === 'PENDING');
  return (
    <div className="lv-cash">
      {collects && <CollectOffer />}
      <section
        className="lv-cash-list"
        aria-label={say('cashier.deposit.waiting')}
        hidden={waiting.length === 0}
      >
        <h3 className="lv-cash-title">{say('cashier.deposit.waiting')}</h3>
        {waiting.map((deposit) => (
          <WaitingDeposit key={deposit.id} deposit={deposit} money={money} begun={deposit.id === made} />
        ))}
      </section>
      <BeginDeposit options={options.deposit} waiting={waiting.length} money={money} onMade={setMade} />
    </div>
  );
}
