import { useId, useRef, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './copy-field.css';

type Outcome = 'idle' | 'copied' | 'refused';

/** A value with a copy button. Where copying is not allowed, the value is selected for the player. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const say = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('refused');
    }
  };
  return (
    <div className="lv-copy">
      <label htmlFor={id}>{label}</label>
      <div className="lv-copy-row">
        <input
          ref={field}
          id={id}
          className="lv-copy-value"
          readOnly
          dir="ltr"
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="primary"
          {...(outcome === 'copied' ? { icon: 'check' } : {})}
          onClick={() => void copy()}
        >
          {say(outcome === 'copied' ? 'block.invite.copied' : 'block.invite.copy')}
        </Button>
      </div>
      <p className="lv-copy-told" role="status">
        {outcome === 'copied' && say('block.invite.copiedHint')}
        {outcome === 'refused' && say('block.invite.copyYourself')}
      </p>
    </div>
  );
}
