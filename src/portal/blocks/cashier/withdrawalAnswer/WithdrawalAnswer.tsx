import { useRef } from 'react';
import type { WithdrawalAnswerProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useModal } from '#portal/shell/modal-context.ts';
import { AnswerForm } from './AnswerForm.tsx';
import '#portal/cashier/cashier.css';

/** Asks of each withdrawal that was paid whether it came, one after the other. */
export function WithdrawalAnswer({ props: { done } }: BlockViewProps<WithdrawalAnswerProps>) {
  const waiting = useCall('withdrawalList', { query: { state: 'PAID' } });
  return (
    <div className="lv-content">
      <SourceView loaded={waiting} skeleton={<Skeleton height="18rem" />}>
        {(value) => <Waiting value={value} done={done} />}
      </SourceView>
    </div>
  );
}

function Waiting({
  value,
  done = 'cashier.answer.done',
}: {
  value: CallValue<'withdrawalList'>;
  done: string | undefined;
}) {
  const say = useText();
  const money = useMoney(value);
  const place = useRef<HTMLDivElement>(null);
  const run = useAction();
  const modal = useModal();
  const asked = modal?.params?.['withdrawal'];
  // The one it was opened for, then the oldest first: its time is over first.
  const next = value.withdrawals.find(({ id }) => id === asked) ?? value.withdrawals.at(-1);
  return (
    <div ref={place} className="lv-cash" tabIndex={-1}>
      {next ? (
        <AnswerForm key={next.id} withdrawal={next} money={money} onAnswered={() => place.current?.focus()} />
      ) : (
        <Notice
          icon="check"
          title={say(done)}
          text={say('cashier.answer.done.text')}
          live
          action={
            modal && (
              <Button variant="primary" onClick={() => void run({ do: 'closeModal' })}>
                {say('cashier.answer.playOn')}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
