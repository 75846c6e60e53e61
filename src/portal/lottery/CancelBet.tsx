import { useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Takes a bet back while its draw is open. */
export function CancelBet({ id }: { id: string }) {
  const say = useText();
  const portal = usePortal();
  const [state, setState] = useState<'idle' | 'asking' | 'sending'>('idle');
  const cancel = async () => {
    setState('sending');
    try {
      const body = { bet: id };
      await withIntention(portal, 'lotteryBetCancel', body, (idempotencyKey) =>
        portal.gateway.call('lotteryBetCancel', { body }, { idempotencyKey }),
      );
      portal.toasts.show(say('lottery.cancelled'), 'success');
      portal.calls.invalidate((call) => call === 'lotteryBets' || call === 'walletBalance');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
      portal.calls.invalidate((call) => call === 'lotteryBets');
    }
    setState('idle');
  };
  if (state === 'idle')
    return (
      <button type="button" className="lv-own-cancel" onClick={() => setState('asking')}>
        {say('lottery.cancel')}
      </button>
    );
  return (
    <span className="lv-own-sure">
      <Button size="small" variant="danger" busy={state === 'sending'} onClick={() => void cancel()}>
        {say('lottery.cancel.sure')}
      </Button>
      <Button size="small" variant="ghost" disabled={state === 'sending'} onClick={() => setState('idle')}>
        {say('lottery.cancel.keep')}
      </Button>
    </span>
  );
}
