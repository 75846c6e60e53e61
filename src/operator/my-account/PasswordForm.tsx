import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { sessionKey } from '../sign-in/useSession.ts';
import { myTexts } from './texts.ts';

const least = 12;
const words = myTexts.password;

/** Sets one's own password, with the rules said before and each fault at its field. */
export const PasswordForm = ({ currentLabel = words.current }: { currentLabel?: string }) => {
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
      {/* Password keepers find out by this whose password it is. */}
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
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <PasswordInput
        label={currentLabel}
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
        error={asked && !current ? words.missing : undefined}
      />
      <PasswordInput
        label={words.next}
        value={next}
        onChange={setNext}
        autoComplete="new-password"
        error={asked && missing > 0 ? words.short(missing) : undefined}
      />
      <PasswordInput
        label={words.again}
        value={again}
        onChange={setAgain}
        autoComplete="new-password"
        error={asked && again !== next ? words.differs : undefined}
      />
      {change.error && <RefusalNotice refusal={refusalOf(change.error)} />}
      {change.isSuccess && !current && <Notice tone="good" live title={words.done} />}
      <div>
        <Button look="main" type="submit" busy={change.isPending}>
          {change.isPending ? words.busy : words.save}
        </Button>
      </div>
    </form>
  );
};
