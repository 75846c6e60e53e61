import './code-sending.css';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { FailureDialog } from '../../lazy/FailureDialog.tsx';
import { clockTime, timeHere } from './code-sending.ts';
import { CodeInput } from '../code/CodeInput.tsx';
import { useCodeSending } from './use-code-sending.ts';

/** A one-time code with a button that sends it: ready, sending, a countdown, ready again. Failures show in a warning to confirm. */
export function CodeWithSending({ spec, field, control }: WidgetProps) {
  const { say, announce } = useFormScope();
  const { label = '', again = label, seconds } = spec.send ?? {};
  const { phase, sent, failure, left, until, send, close } = useCodeSending(field.name, seconds);
  const busy = phase === 'sending';
  const waiting = left > 0;

  const press = async (): Promise<void> => {
    if (busy || control.disabled) return;
    if (waiting) {
      announce(say('form.send.waitSpoken', { minutes: Math.floor(left / 60), seconds: left % 60 }));
      return;
    }
    if (!(await send())) return;
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
        // The player fetches the code or fills in a field it needs: no reason for an error about the empty field.
        onBlur={(event) => field.state.value === '' && event.stopPropagation()}
        onClick={() => void press()}
      >
        {/* The accessible name is constant during the countdown, so that screen readers do not announce each second. */}
        <span className={waiting || busy ? 'lv-visually-hidden' : undefined}>
          {say(sent ? again : label)}
        </span>
        {busy && <span aria-hidden="true">{say('form.send.busy')}</span>}
        {waiting && (
          <span aria-hidden="true" className="lv-code-wait">
            {say('form.send.wait', { time: clockTime(left) })}
          </span>
        )}
      </button>
      {waiting && (
        <p className="lv-code-sent">
          {sent && <Icon name="check" size={16} />}
          <span>
            {sent && `${say('form.send.sent')} `}
            {say('form.send.from', { time: timeHere(until) })}
          </span>
        </p>
      )}
      {failure && (
        <FailureDialog
          failure={failure}
          title="form.send.failed"
          say={say}
          onClose={close}
          onRetry={() => {
            close();
            void press();
          }}
        />
      )}
    </div>
  );
}
