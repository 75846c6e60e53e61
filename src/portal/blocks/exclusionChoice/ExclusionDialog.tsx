import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CallRequest } from '#portal/gateway/call-types.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { hoursText, monthsText } from '#portal/protection/durations.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { focusControl } from '#ui/form/focus-field.ts';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import '#ui/form/form.css';

type Wrong = 'understood' | 'password' | 'wrongPassword';

export type WantedExclusion =
  { kind: 'timeOut'; hours: number } | { kind: 'selfExclusion'; months: number | null };

/** What it means, then the confirmation: a tick, and for a self-exclusion the password. Afterwards nobody is logged in any more. */
export function ExclusionDialog({ wanted, onClose }: { wanted: WantedExclusion; onClose: () => void }) {
  const say = useText();
  const portal = usePortal();
  const id = useId();
  const [understood, setUnderstood] = useState(false);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  const [busy, setBusy] = useState(false);
  const own = wanted.kind === 'selfExclusion';
  const words = own ? 'protect.exclusion' : 'protect.timeOut';
  const length = own ? monthsText(say, wanted.months) : hoursText(say, wanted.hours);

  /** Says what is wrong, and goes there. */
  const refuse = (what: Wrong): void => {
    flushSync(() => setWrong(what));
    focusControl(`${id}-${what === 'understood' ? what : 'password'}`);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!understood) return refuse('understood');
    if (own && password === '') return refuse('password');
    setWrong(undefined);
    setBusy(true);
    const body: CallRequest<'protectionExclude'>['body'] = own ? { ...wanted, password } : wanted;
    try {
      await portal.gateway.call('protectionExclude', { body });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'INVALID_FIELDS') return refuse('wrongPassword');
      return tellError(portal, error.code);
    }
    portal.login.forget();
    portal.navigation.closeModal();
    portal.alerts.show({ text: `${words}.begun`, severity: 'info', confirm: 'common.ok' });
  };
  return (
    <Dialog
      open
      size="small"
      title={say(`${words}.ask`, { length })}
      closeLabel={say('common.close')}
      onClose={onClose}
    >
      <form className="lv-exclude" onSubmit={(event) => void submit(event)} noValidate>
        <ul className="lv-exclude-facts">
          {['logins', 'play', 'undo', 'withdraw'].map((fact) => (
            <li key={fact}>{say(`protect.means.${fact}`, { length })}</li>
          ))}
        </ul>
        <label className="lv-exclude-tick">
          <input
            id={`${id}-understood`}
            type="checkbox"
            checked={understood}
            aria-invalid={wrong === 'understood' || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
          />
          <span>{say(`${words}.understood`, { length })}</span>
        </label>
        {own && (
          <div className="lv-field">
            <label className="lv-field-label" htmlFor={`${id}-password`}>
              {say('protect.password')}
            </label>
            <input
              id={`${id}-password`}
              className="lv-control"
              type="password"
              autoComplete="current-password"
              value={password}
              aria-invalid={(wrong !== undefined && wrong !== 'understood') || undefined}
              aria-describedby={`${id}-note`}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </div>
        )}
        <p id={`${id}-note`} className="lv-field-error" role="alert">
          {wrong && say(`protect.wrong.${wrong}`)}
        </p>
        <div className="lv-limit-answers">
          <Button type="submit" variant="danger" busy={busy}>
            {say(`${words}.confirm`)}
          </Button>
          <Button onClick={onClose}>{say('protect.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
