import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { sessionKey } from '../sign-in/useSession.ts';
import { say } from '../language/say.ts';

const least = 12;

/** Changes the operator's own password, with the rules stated beforehand and errors at their fields. */
export const PasswordForm = ({
  currentLabel = say('console.myAccount.password.current'),
}: {
  currentLabel?: string;
}) => {
  const { api } = useAdmin();
  const { account } = useOperatorSession();
  const client = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const change = useMutation({
    mutationFn: () => api.changePassword(current, next),
    onSuccess: (session) => {
      setCurrent('');
      setNext('');
      setAgain('');
      setAsked(false);
      client.setQueryData(sessionKey, session);
      void client.invalidateQueries({ queryKey: ['places'] });
    },
  });
  const missing = least - next.trim().length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (current && missing <= 0 && again === next && !change.isPending) change.mutate();
  };
  return (
    <form className="op-stack op-narrow" onSubmit={submit} noValidate>
      {/* Tells password managers the account of the password. */}
      <input
        type="text"
        className="op-unseen"
        autoComplete="username"
        value={account}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <ul className="op-rules">
        <li>{say('console.myAccount.password.rules.length')}</li>
        <li>{say('console.myAccount.password.rules.uncommon')}</li>
      </ul>
      <PasswordInput
        label={currentLabel}
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
        error={asked && !current ? say('console.myAccount.password.missing') : undefined}
      />
      <PasswordInput
        label={say('console.myAccount.password.next')}
        value={next}
        onChange={setNext}
        autoComplete="new-password"
        error={asked && missing > 0 ? say('console.myAccount.password.short', { count: missing }) : undefined}
      />
      <PasswordInput
        label={say('console.myAccount.password.again')}
        value={again}
        onChange={setAgain}
        autoComplete="new-password"
        error={asked && again !== next ? say('console.myAccount.password.differs') : undefined}
      />
      {change.error && <RefusalNotice refusal={refusalOf(change.error)} />}
      {change.isSuccess && !current && (
        <Notice tone="good" live title={say('console.myAccount.password.done')} />
      )}
      <div>
        <Button look="main" type="submit" busy={change.isPending}>
          {change.isPending ? say('console.myAccount.password.busy') : say('console.myAccount.password.save')}
        </Button>
      </div>
    </form>
  );
};
