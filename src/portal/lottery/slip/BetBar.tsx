import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import type { ChoiceStore } from '../choice/choice-store.ts';
import type { Rules } from '../room-types.ts';
import type { Quote } from './stake.ts';

/** Price of the current choice, fixed at the bottom of the page on phones. */
export function BetBar({
  rules,
  choice,
  quoteNow,
  stations,
  open,
  onAdd,
  onPick,
  children,
}: {
  rules: Rules;
  choice: ChoiceStore;
  quoteNow: () => Quote;
  /** Number of games that each line is bet on. */
  stations: number;
  /** A draw is open for bets. */
  open: boolean;
  onAdd: () => void;
  onPick: () => void;
  /** Link to the slip. */
  children: React.ReactNode;
}) {
  const say = useText();
  const locale = useLocale();
  useSnapshot(choice.changes, { sync: true });
  const quoted = quoteNow();
  const ready = quoted.state === 'ready' && open;
  // A disabled button would lose the focus on its own click: it stays enabled while focused.
  const [focused, setFocused] = useState(false);
  const money = (minor: bigint) => formatMoney(String(minor), rules.currency, rules.digits, locale);
  return (
    <div className="lv-bet-bar">
      <div className="lv-bet-sum" role="status">
        {quoted.state === 'ready' && (
          <>
            <span className="lv-bet-total">{money(quoted.total * BigInt(stations))}</span>
            <span className="lv-bet-notes">
              {say('lottery.notes', { count: quoted.line.notes * stations })}
              {' · '}
              {say('lottery.wins', { amount: money(quoted.win) })}
            </span>
          </>
        )}
        {quoted.state === 'empty' && <span className="lv-bet-notes">{say('lottery.choose')}</span>}
        {quoted.state === 'wrong' && (
          <span className="lv-bet-wrong">
            {say(`lottery.wrong.${quoted.code}`, {
              amount: quoted.amount === undefined ? '' : money(quoted.amount),
              number: quoted.number ?? '',
            })}
          </span>
        )}
      </div>
      <div className="lv-bet-actions">
        <Button variant="ghost" icon="spark" aria-label={say('lottery.quickPick')} onClick={onPick} />
        <Button
          variant="primary"
          icon="plus"
          disabled={!ready && !focused}
          aria-disabled={(!ready && focused) || undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={onAdd}
        >
          {say('lottery.add')}
        </Button>
        {children}
      </div>
    </div>
  );
}
