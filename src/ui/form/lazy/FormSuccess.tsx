import { useEffect, useRef } from 'react';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { Say } from '#ui/text/use-text.ts';
import './success.css';

type FormSuccessProps = {
  success: NonNullable<FormDocument['success']>;
  say: Say;
  onAction: (action: Action) => void;
  /** Resets the form; offered when there is no other next step. */
  onAgain: () => void;
};

/** Replaces an accepted form: the result and the next steps. Receives the focus. */
export function FormSuccess({ success, say, onAction, onAgain }: FormSuccessProps) {
  const { title, text, action } = success;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    // Documents without layout, such as jsdom's, cannot scroll.
    root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className="lv-form-success" role="status" tabIndex={-1}>
      <span className="lv-form-success-mark">
        <Icon name="check" />
      </span>
      {title !== undefined && <h2>{say(title)}</h2>}
      <p>{say(text)}</p>
      {action ? (
        <Button variant="primary" size="large" onClick={() => onAction(action.action)}>
          {say(action.label)}
        </Button>
      ) : (
        <Button onClick={onAgain}>{say('form.again')}</Button>
      )}
    </div>
  );
}
