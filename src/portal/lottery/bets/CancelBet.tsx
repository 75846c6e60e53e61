import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Cancels a bet while its draw is open, or the rest of its chase. */
export function CancelBet({
  id,
  chase,
  named,
  money,
}: {
  id: string;
  /** Chase of the bet, if more of it can be cancelled. */
  chase: string | undefined;
  /** Description of the bet for the button's accessible name. */
  named: string;
  money: (minor: string) => string;
}) {
  const say = useText();
  const portal = usePortal();
  const [state, setState] = useState<'idle' | 'asking' | 'sending'>('idle');
  const place = useRef<HTMLSpanElement>(null);
  // The pressed button is replaced: the focus moves to its replacement.
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) place.current?.querySelector('button')?.focus();
    pressed.current = false;
  });
  const turn = (to: 'idle' | 'asking') => {
    pressed.current = true;
    setState(to);
  };
  const cancel = async (body: { bet: string } | { chase: string }) => {
    setState('sending');
    const bet = place.current?.closest('li');
    try {
      const { bets, refunded } = await withIntention(portal, 'lotteryBetCancel', body, (idempotencyKey) =>
        portal.gateway.call('lotteryBetCancel', { body }, { idempotencyKey }),
      );
      const told =
        'chase' in body
          ? say('lottery.cancelled.chase', { count: bets.length, amount: money(refunded) })
          : say('lottery.cancelled');
      portal.toasts.show(told, 'success');
      portal.calls.invalidate((call) => call === 'lotteryBets' || call === 'walletBalance');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
      portal.calls.invalidate((call) => call === 'lotteryBets');
    }
    bet?.focus();
    setState('idle');
  };
  if (state === 'idle')
    return (
      <span ref={place}>
        <button type="button" className="lv-own-cancel" aria-label={named} onClick={() => turn('asking')}>
          {say('lottery.cancel')}
        </button>
      </span>
    );
  const sending = state === 'sending';
  return (
    <span className="lv-own-sure" ref={place}>
      <Button size="small" variant="danger" busy={sending} onClick={() => void cancel({ bet: id })}>
        {say('lottery.cancel.sure')}
      </Button>
      {chase !== undefined && (
        <Button size="small" variant="secondary" disabled={sending} onClick={() => void cancel({ chase })}>
          {say('lottery.cancel.chase')}
        </Button>
      )}
      <Button size="small" variant="ghost" disabled={sending} onClick={() => turn('idle')}>
        {say('lottery.cancel.keep')}
      </Button>
    </span>
  );
}
