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
  /** Begins anew; offered where nothing else leads on. */
  onAgain: () => void;
};

/** In the place of a form that was accepted: what happened, and what to do next. It gets the focus. */
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
