import { useState, type FormEvent } from 'react';
import type { ApiRefusal } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { say } from '../language/say.ts';

/** Asks for the password before something that a stranger at an open page must not do. */
export const PasswordQuestion = ({
  title,
  lead,
  confirm,
  danger = false,
  busy,
  refusal,
  onPassword,
  onClose,
}: {
  title: string;
  lead: string;
  confirm: string;
  danger?: boolean;
  busy: boolean;
  refusal: ApiRefusal | undefined;
  onPassword: (password: string) => void;
  onClose: () => void;
}) => {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (password && !busy) onPassword(password);
  };
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <form className="op-stack" onSubmit={submit} noValidate>
        <p className="op-lead">{lead}</p>
        {/* oxlint-disable jsx-a11y/no-autofocus -- the dialog asks for nothing else */}
        <PasswordInput
          label={say('console.myAccount.totp.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus
          error={asked && !password ? say('console.myAccount.password.missing') : undefined}
        />
        {/* oxlint-enable jsx-a11y/no-autofocus */}
        {refusal && !busy && <RefusalNotice refusal={refusal} />}
        <div className="op-buttons">
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button look={danger ? 'danger' : 'main'} type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
