import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { readAmount, showAmount } from '#ui/form/widgets/lazy/amount-text.ts';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { Limit, Protection } from '#portal/protection/limits.ts';
import { useChanging } from '#portal/protection/use-changing.ts';
import '#ui/form/form.css';

const most = 15;

/** Sets a limit in place, and says before it is sent whether it will act at once or wait. */
export function LimitEditor({
  limit: { kind, period, amount },
  protection: { currency, digits, raiseHours },
  name,
  onDone,
}: {
  limit: Limit;
  protection: Protection;
  name: string;
  onDone: () => void;
}) {
  const say = useText();
  const language = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { busy, change } = useChanging();
  const style = { code: currency, digits, language };
  const [text, setText] = useState(amount === null ? '' : showAmount(amount, style));
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const minor = readAmount(text, style);
  const fits = minor !== undefined && minor !== '' && minor.length <= most;
  const waits = amount !== null && fits && BigInt(minor) > BigInt(amount);

  const send = async (next: string | null) => {
    const stricter = next !== null && (amount === null || BigInt(next) <= BigInt(amount));
    const told = stricter ? 'protect.done' : 'protect.asked';
    const body = { kind, period, amount: next };
    if (await change(next === null ? 'lift' : 'set', 'protectionLimit', { body }, told)) onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!fits);
    if (fits) return void send(minor);
    input.current?.focus();
  };
  return (
    <form className="lv-limit-editor" onSubmit={submit} noValidate>
      <label className="lv-field-label" htmlFor={id}>
        {say('protect.amount', { currency })}
      </label>
      <input
        ref={input}
        id={id}
        className="lv-control"
        type="text"
        inputMode={digits === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={`${say('protect.amount', { currency })}: ${name}`}
        aria-describedby={`${id}-note`}
        aria-invalid={wrong || undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(false);
        }}
      />
      <p id={`${id}-note`} className={wrong ? 'lv-field-error' : 'lv-field-help'} role="status">
        {wrong
          ? say('protect.wrong')
          : say(waits ? 'protect.waits' : 'protect.atOnce', { hours: raiseHours })}
      </p>
      <div className="lv-limit-answers">
        <Button type="submit" size="small" variant="primary" busy={busy === 'set'}>
          {say('protect.save')}
        </Button>
        {amount !== null && (
          <Button size="small" busy={busy === 'lift'} onClick={() => void send(null)}>
            {say('protect.lift')}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onDone}>
          {say('protect.cancel')}
        </Button>
      </div>
    </form>
  );
}
