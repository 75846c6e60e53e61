import { useId } from 'react';
import { useFact } from '#ui/facts/facts.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { Family } from '#play/lottery/family.ts';
import { BonusStakeNote } from '#portal/bonus/BonusStake.tsx';
import { formatMoney } from '#portal/format/format-money.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useOwnBets } from '../bets/use-own-bets.ts';
import type { Rules } from '../room-types.ts';
import { drawName } from '../draw-name.ts';
import { sayTicket } from './say-ticket.ts';
import { lastPlaced, ticketOf, type Ticket } from './last-ticket.ts';
import { useRepeat } from './use-repeat.ts';

type RepeatProps = {
  rules: Rules;
  family: Family;
  /** The draw open for bets. */
  numero: string | undefined;
  canDeposit: boolean;
};

/** Places the player's last ticket of the game again, in one press; nothing for who has none. */
export function RepeatTicket(props: RepeatProps) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  return loggedIn && !isGuest ? <OfMember {...props} /> : null;
}

function OfMember({ rules, family, numero, canDeposit }: RepeatProps) {
  const say = useText();
  const locale = useLocale();
  const { toasts } = usePortal();
  const { value } = useOwnBets(rules.game.code);
  const { sending, unheard, send } = useRepeat(rules, canDeposit);
  const wordsId = useId();
  const money = (minor: bigint) => formatMoney(String(minor), rules.currency, rules.digits, locale);
  const bets = lastPlaced(value?.bets ?? []);
  const [first] = bets;
  // Of a ticket with more lines than the answer the rest is not known.
  if (!first || !value || (bets.length === value.bets.length && value.before !== undefined)) return null;
  const ticket = ticketOf(bets, rules, family);
  const words = sayTicket(bets, family, say);
  const price = bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const refusal = (refused: Exclude<Ticket, { state: 'ready' }>) =>
    refused.state === 'changed'
      ? say('lottery.repeat.changed')
      : say(`lottery.wrong.${refused.code}`, {
          amount: refused.amount === undefined ? '' : money(refused.amount),
          number: refused.number ?? '',
        });
  const repeat = () => {
    if (numero === undefined) return toasts.show(say('lottery.noDraw'), 'warning');
    if (ticket.state !== 'ready') return toasts.show(refusal(ticket), 'warning');
    void send(ticket.lines, numero, words);
  };
  const draw = unheard ?? numero;
  return (
    <div className="lv-repeat-ticket">
      <BonusStakeNote stakes={bets.map(({ stake }) => BigInt(stake))} />
      <p id={wordsId} className="lv-repeat-words">
        <span className="lv-repeat-numbers">{words}</span>
        {draw !== undefined && (
          <span>{say('lottery.repeat.draw', { draw: drawName(draw, rules.game) })}</span>
        )}
      </p>
      <Button
        className="lv-repeat"
        size="small"
        variant="secondary"
        icon="history"
        busy={sending}
        aria-describedby={wordsId}
        onClick={repeat}
      >
        {say(unheard === undefined ? 'lottery.repeat' : 'lottery.repeat.again', {
          amount: money(ticket.state === 'ready' ? ticket.total : price),
        })}
      </Button>
    </div>
  );
}
