import { useState, type FormEvent } from 'react';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import { CodeStep } from './CodeStep.tsx';
import { useSignIn } from './useSignIn.ts';

/** User name and password, then the code where the account asks for one; what is missing or was refused is said in place. */
export const SignInForm = ({ account = '' }: { account?: string }) => {
  const [username, setUsername] = useState(account);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [second, setSecond] = useState(false);
  const { signIn, busy, refusal, wait, forget } = useSignIn({ onCodeNeeded: () => setSecond(true) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (username.trim() && password && wait === 0 && !busy) signIn({ username: username.trim(), password });
  };
  const notice =
    wait > 0 ? (
      <Notice tone="warning" live title={texts.signIn.wait(wait)} />
    ) : (
      refusal &&
      !busy &&
      refusal.status !== 429 &&
      refusal.code !== 'CODE_NEEDED' && (
        <Notice tone="danger" live title={refusal.message}>
          {refusal.fix && <p>{refusal.fix}</p>}
        </Notice>
      )
    );

  if (second) {
    return (
      <CodeStep
        account={username.trim()}
        notice={notice}
        busy={busy}
        waiting={wait > 0}
        onCode={(code) => signIn({ username: username.trim(), password, code })}
        onBack={() => {
          forget();
          setPassword('');
          setAsked(false);
          setSecond(false);
        }}
      />
    );
  }
  return (
    <form className="op-sign-in-form" onSubmit={submit} noValidate>
      {notice}
      <TextInput
        label={texts.signIn.username}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        spellCheck="false"
        error={asked && !username.trim() ? texts.signIn.missingUsername : undefined}
      />
      <PasswordInput
        label={texts.signIn.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={asked && !password ? texts.signIn.missingPassword : undefined}
      />
      <Button look="main" type="submit" busy={busy} isDisabled={wait > 0}>
        {busy ? texts.signIn.busy : texts.signIn.submit}
      </Button>
    </form>
  );
};
