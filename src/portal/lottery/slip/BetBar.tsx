import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import type { ChoiceStore } from '../choice/choice-store.ts';
import type { Rules } from '../room-types.ts';
import type { Quote } from './quote.ts';

/** Price of the current choice and the ways to bet it, fixed at the bottom of the page on phones. */
export function BetBar({
  rules,
  choice,
  quoteNow,
  stations,
  slip,
  open,
  onBet,
  onAdd,
  onPick,
  onSlip,
  repeat,
}: {
  rules: Rules;
  choice: ChoiceStore;
  quoteNow: () => Quote;
  /** Number of games that each line is bet on. */
  stations: number;
  /** Lines that wait on the slip and what they cost, in minor units. */
  slip: { lines: number; total: bigint };
  /** A draw is open for bets. */
  open: boolean;
  /** Asks to place the choice, with what waits on the slip. */
  onBet: () => void;
  onAdd: () => void;
  onPick: () => void;
  /** Opens the slip. */
  onSlip: () => void;
  /** Shown while nothing is chosen. */
  repeat: ReactNode;
}) {
  const say = useText();
  const locale = useLocale();
  useSnapshot(choice.changes, { sync: true });
  const quoted = quoteNow();
  const ready = quoted.state === 'ready' && open;
  // A disabled button would lose the focus on its own click: it stays enabled while focused.
  const [focused, setFocused] = useState(false);
  const money = (minor: bigint) => formatMoney(String(minor), rules.currency, rules.digits, locale);
  // Where some choices pay more than others.
  const range = ({ least, most }: { least: bigint; most: bigint }) =>
    least === most ? money(most) : `${money(least)} – ${money(most)}`;
  const all = slip.total + (quoted.state === 'ready' ? quoted.total * BigInt(stations) : 0n);
  const canBet = open && (ready || (quoted.state === 'empty' && slip.lines > 0));
  return (
    <div className="lv-bet-bar">
      <div className="lv-bet-sum">
        <p className="lv-bet-words" role="status">
          {quoted.state === 'ready' && (
            <>
              {say('lottery.notes', { count: quoted.line.notes * stations })}
              {' · '}
              {say('lottery.wins', { amount: range(quoted.win) })}
            </>
          )}
          {quoted.state === 'empty' && say('lottery.choose')}
          {quoted.state === 'wrong' && (
            <span className="lv-bet-wrong">
              {say(`lottery.wrong.${quoted.code}`, {
                amount: quoted.amount === undefined ? '' : money(quoted.amount),
                number: quoted.number ?? '',
              })}
            </span>
          )}
        </p>
        {quoted.state === 'empty' && slip.lines === 0 && repeat}
      </div>
      <div className="lv-bet-actions">
        <Button variant="ghost" icon="spark" aria-label={say('lottery.quickPick')} onClick={onPick} />
        <Button className="lv-slip-open" variant="ghost" icon="elott" onClick={onSlip}>
          {/* No label over the number: many languages write "0件" or "0টি", of which "0" is no word that the label has. */}
          <span className="lv-visually-hidden">{say('lottery.slip.open', { count: slip.lines })}</span>
          <span aria-hidden="true">{slip.lines}</span>
        </Button>
        <Button
          className="lv-bet-add"
          variant="secondary"
          icon="plus"
          iconOnPhones
          disabled={!ready && !focused}
          aria-disabled={(!ready && focused) || undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={onAdd}
        >
          {say('lottery.add')}
        </Button>
        <Button className="lv-bet-now" variant="primary" disabled={!canBet} onClick={onBet}>
          {all > 0n && canBet
            ? say(slip.lines > 0 ? 'lottery.bet.all' : 'lottery.bet.amount', { amount: money(all) })
            : say('lottery.bet')}
        </Button>
      </div>
    </div>
  );
}
