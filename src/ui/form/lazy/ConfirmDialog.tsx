import { useEffect, useRef } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import type { FormScope } from '../form-context.tsx';
import type { OpenQuestion } from '../use-sending.ts';
import { shownValues } from './shown-value.ts';
import './dialogs.css';

/** Asks whether the values shown once more are to be sent. Escape and the close button decline. */
export function ConfirmDialog({ confirm, answer, scope }: OpenQuestion & { scope: FormScope }) {
  const { say } = scope;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    foot.current?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
  }, []);
  const decline = (): void => answer(false);
  const values = shownValues(scope, confirm.summary ?? []);
  return (
    <Dialog open size="small" title={say(confirm.title)} closeLabel={say('form.close')} onClose={decline}>
      {confirm.text !== undefined && <p>{say(confirm.text)}</p>}
      {values.length > 0 && (
        <dl className="lv-form-values">
          {values.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div ref={foot} className="lv-form-dialog-foot">
        <Button onClick={decline}>{say(confirm.cancel ?? 'form.confirm.cancel')}</Button>
        <Button variant="primary" onClick={() => answer(true)}>
          {say(confirm.accept ?? 'form.confirm.accept')}
        </Button>
      </div>
    </Dialog>
  );
}
