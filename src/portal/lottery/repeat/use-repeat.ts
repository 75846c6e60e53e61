import { useState } from 'react';
import type { Say } from '#ui/text/say.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { errorEntry } from '#portal/errors/error-entry.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { isOpen, withIntention } from '#portal/gateway/intention.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { drawName } from '../draw-name.ts';
import type { BetBody, Rules } from '../room-types.ts';
import type { LineRefusal, SlipLine } from '../slip/slip-store.ts';
import { afterPlacing, offerChanged, sentLine } from '../slip/use-placing.ts';

type RefusedValue = Partial<LineRefusal> & { line?: number };

/** Refusals whose words name the number. */
const ofNumber: ReadonlySet<string> = new Set(['NUMBER_CLOSED', 'NUMBER_FULL']);

/**
 * Places lines at once, without a question: what they are and cost stands at the button. What came of it is said in a message. `unheard`
 * is the draw of a ticket whose outcome is unknown.
 */
export function useRepeat(rules: Rules, canDeposit: boolean) {
  const portal = usePortal();
  const say: Say = useText();
  const locale = useLocale();
  const [sending, setSending] = useState(false);
  // A ticket whose outcome is unknown is sent again as it was, also when another draw has opened since.
  const [unheard, setUnheard] = useState<BetBody>();
  const money = (minor: string) => formatMoney(minor, rules.currency, rules.digits, locale);
  const { toasts } = portal;

  const refuse = (error: CallError) => {
    const { number, left = '0' } = (error.value ?? {}) as RefusedValue;
    const words =
      number !== undefined && ofNumber.has(error.code)
        ? say(`lottery.refused.${error.code}`, { number, left: money(left) })
        : say(errorEntry(portal, error.code).text);
    const deposit = {
      label: say('session.deposit'),
      run: () => void openPanel(portal, 'deposit'),
    };
    toasts.show(words, 'danger', error.code === 'INSUFFICIENT_BALANCE' && canDeposit ? deposit : undefined);
  };
  /** `words` name the numbers for the message. */
  const send = async (lines: readonly Omit<SlipLine, 'id'>[], numero: string, words: string) => {
    const body = unheard ?? { lines: lines.map(sentLine(numero)) };
    setSending(true);
    try {
      const { bets, total, balance } = await withIntention(
        portal,
        'lotteryBet.repeat',
        body,
        (idempotencyKey) => portal.gateway.call('lotteryBet', { body }, { idempotencyKey }),
      );
      setUnheard(undefined);
      const placed = say('lottery.placed.text', { count: bets.length, balance: money(balance) });
      const draw = drawName(body.lines[0]?.numero ?? numero, rules.game);
      toasts.show(
        `${say('lottery.repeat.placed', { numbers: words, draw, amount: money(total) })} ${placed}`,
        'success',
      );
      portal.calls.invalidate((id) => afterPlacing.has(id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setUnheard(isOpen(error) ? body : undefined);
      if (offerChanged.has(error.code)) portal.calls.invalidate((id) => id === 'lotteryGame');
      refuse(error);
    } finally {
      setSending(false);
    }
  };
  return { sending, unheard: unheard?.lines[0]?.numero, send };
}
