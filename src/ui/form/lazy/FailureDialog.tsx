import { useEffect, useRef } from 'react';
import type { FormRefusal } from '#engine/forms/index.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import type { Say } from '#ui/text/use-text.ts';
import './dialogs.css';

type FailureDialogProps = {
  failure: FormRefusal;
  /** Text key. */
  title: string;
  say: Say;
  onClose: () => void;
  onRetry: () => void;
};

/** Why the form was not accepted, to be confirmed by the player. */
export function FailureDialog({ failure, title, say, onClose, onRetry }: FailureDialogProps) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    foot.current?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
  }, []);
  return (
    <Dialog open size="small" title={say(title)} closeLabel={say('form.close')} onClose={onClose}>
      <p role="alert">{say(failure.key, failure.params)}</p>
      <div ref={foot} className="lv-form-dialog-foot">
        <Button variant={failure.retry ? 'secondary' : 'primary'} onClick={onClose}>
          {say('form.failure.close')}
        </Button>
        {failure.retry && (
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {say('form.retry')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
