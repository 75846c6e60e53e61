import { useRef, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { usedPercent, type Limit, type Protection } from '#portal/protection/limits.ts';
import { LimitEditor } from './LimitEditor.tsx';
import { PendingChange } from './PendingChange.tsx';

/** One limit: what it is, how full, what waits, and the way to change it in place. */
export function LimitRow({ limit, protection }: { limit: Limit; protection: Protection }) {
  const say = useText();
  const locale = useLocale();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLLIElement>(null);
  const { kind, period, amount, used, left, pending } = limit;
  const money = (minor: string): string => formatMoney(minor, protection.currency, protection.digits, locale);
  const name = `${say(`protect.kind.${kind}`)}, ${say(`protect.period.${period}`)}`;
  const close = () => {
    setEditing(false);
    // The editor that had the focus is gone.
    requestAnimationFrame(() => opener.current?.querySelector<HTMLElement>('button')?.focus());
  };
  return (
    <li ref={opener} className="lv-limit">
      <div className="lv-limit-head">
        <span className="lv-limit-period">{say(`protect.period.${period}`)}</span>
        <span className="lv-limit-amount">{amount === null ? say('protect.none') : money(amount)}</span>
        {!editing && (
          <Button
            size="small"
            aria-label={`${say(amount === null ? 'protect.set' : 'protect.change')}: ${name}`}
            onClick={() => setEditing(true)}
          >
            {say(amount === null ? 'protect.set' : 'protect.change')}
          </Button>
        )}
      </div>
      {amount !== null && (
        <>
          <progress
            className="lv-limit-bar"
            max={100}
            value={usedPercent(limit)}
            aria-label={`${say('protect.used')}: ${name}`}
          />
          <p className="lv-limit-figures">
            <span>{say('protect.usedOf', { used: money(used) })}</span>
            <span>{say('protect.leftOf', { left: money(left ?? '0') })}</span>
          </p>
        </>
      )}
      {pending && <PendingChange limit={limit} pending={pending} name={name} money={money} />}
      {editing && <LimitEditor limit={limit} name={name} onDone={close} />}
    </li>
  );
}
