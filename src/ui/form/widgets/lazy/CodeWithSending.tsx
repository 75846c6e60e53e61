import './code-sending.css';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { WidgetProps } from '../../field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { sendCode } from '../../send-code.ts';
import { CodeInput } from './CodeInput.tsx';
import { codeSending, secondsLeft } from './code-sending.ts';

const WAIT_SECONDS = 60;

/** Draws again each second while a wait runs, and when the page is looked at again. */
const useSecondsLeft = (until: number, now: () => number): number => {
  const [, look] = useState(0);
  const left = secondsLeft(until, now());
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const tick = () => look((last) => last + 1);
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [waiting]);
  return left;
};

/** A one-time code with the button that has it sent: ready, sending, a wait that counts down, ready again. */
export function CodeWithSending({ spec, field, control }: WidgetProps) {
  const scope = useFormScope();
  const { model, say, sources, announce } = scope;
  const sending = useMemo(() => codeSending(model, field.name), [model, field.name]);
  const { phase, sent, until } = useSyncExternalStore(sending.subscribe, sending.get);
  const now = sources.now ?? Date.now;
  const left = useSecondsLeft(until, now);
  const busy = phase === 'sending';
  const waiting = left > 0;
  const { label = '', again = label, seconds = WAIT_SECONDS } = spec.send ?? {};

  const send = async (): Promise<void> => {
    if (busy || control.disabled) return;
    if (waiting) {
      announce(say('form.send.wait', { seconds: left }));
      return;
    }
    sending.set({ phase: 'sending' });
    const answer = await sendCode(scope, field.name);
    if (!answer.ok) {
      sending.set({ phase: 'ready' });
      return;
    }
    sending.set({ phase: 'ready', sent: true, until: now() + (answer.waitSeconds ?? seconds) * 1000 });
    announce(say('form.send.sent'));
    // Phones offer the code of a message at the control that has the focus.
    if (document.activeElement?.id === `${control.id}-send`) document.getElementById(control.id)?.focus();
  };

  return (
    <div className="lv-code-sending">
      <CodeInput spec={spec} field={field} control={control} />
      <button
        id={`${control.id}-send`}
        type="button"
        className="lv-code-send"
        disabled={control.disabled}
        aria-disabled={busy || waiting || undefined}
        aria-busy={busy || undefined}
        // On to a field that the code needs, or to the message it comes in: no reason to complain that it is missing.
        onBlur={(event) => field.state.value === '' && event.stopPropagation()}
        onClick={() => void send()}
      >
        {/* The name stays while the seconds run: a screen reader would say each of them. */}
        <span className={waiting || busy ? 'lv-visually-hidden' : undefined}>
          {say(sent ? again : label)}
        </span>
        {busy && <span aria-hidden="true">{say('form.send.busy')}</span>}
        {waiting && (
          <span aria-hidden="true" className="lv-code-wait">
            {say('form.send.wait', { seconds: left })}
          </span>
        )}
      </button>
      {sent && waiting && (
        <p className="lv-code-sent">
          <Icon name="check" size={16} />
          {say('form.send.sent')}
        </p>
      )}
    </div>
  );
}
