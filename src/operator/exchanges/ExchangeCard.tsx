import { useState } from 'react';
import { addressText } from '#contract/address-text.ts';
import type { Exchange } from '#contract/generated/admin-types.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { momentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { DecideExchangeDialog } from './DecideExchangeDialog.tsx';

/** An exchange of points; operators with the right decide those in process. */
export const ExchangeCard = ({ exchange, desk }: { exchange: Exchange; desk: PaymentDesk }) => {
  const [asked, ask] = useState<'approve' | 'reject'>();
  const { address, amount, credit, kind, left, status } = exchange;
  const kindName = say(`console.exchanges.kinds.${kind}`);
  const name = exchange.item === null ? kindName : `${exchange.quantity} × ${exchange.item}`;
  const waits = status === 'APPLYING';
  return (
    <PaymentCard
      amount={name}
      state={say(`console.exchanges.statuses.${status}`)}
      calls={waits}
      pictures={[]}
      nameOf={String}
      facts={[
        [say('console.exchanges.id'), exchange.id],
        [say('console.exchanges.member'), exchange.member],
        [say('console.exchanges.kind'), kindName],
        [say('console.exchanges.points'), wholeText(exchange.points)],
        [say('console.exchanges.amount'), amount === '0' ? null : moneyText(amount, desk)],
        [
          say(status === 'PASSED' ? 'console.exchanges.credited' : 'console.exchanges.credit'),
          credit === '0' || status === 'REJECTED' ? null : moneyText(credit, desk),
        ],
        [say('console.exchanges.left'), left === null ? null : wholeText(left)],
        [say('console.exchanges.recipient'), address && address.recipient],
        [say('console.exchanges.address'), address && addressText(address)],
        [say('console.exchanges.phone'), exchange.phone],
        [say('console.exchanges.since'), momentText(exchange.madeAt, desk.timeZone)],
        [say('console.exchanges.decidedBy'), kind === 'convert' ? null : exchange.decidedBy],
        [say('console.exchanges.remark'), exchange.remark],
      ]}
    >
      {waits && desk.decides && (
        <div className="op-payment-steps">
          <Button look="main" onPress={() => ask('approve')}>
            {say('console.exchanges.approve')}
          </Button>
          <Button look="quiet" onPress={() => ask('reject')}>
            {say('console.exchanges.reject')}
          </Button>
        </div>
      )}
      {asked && (
        <DecideExchangeDialog
          exchange={exchange}
          about={`${name} · ${exchange.member}`}
          step={asked}
          onClose={() => ask(undefined)}
        />
      )}
    </PaymentCard>
  );
};
