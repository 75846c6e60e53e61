import { useState, type FormEvent } from 'react';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { CodeStep } from './CodeStep.tsx';
import { useSignIn } from './useSignIn.ts';

const waitText = (seconds: number): string =>
  seconds < 90
    ? say('console.signIn.waitSeconds', { count: seconds })
    : say('console.signIn.waitMinutes', { count: Math.ceil(seconds / 60) });

/** Form for user name and password, then the code if the account requires one; errors show in place. */
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
      <Notice tone="warning" live title={waitText(wait)} />
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
        label={say('console.signIn.username')}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        spellCheck="false"
        error={asked && !username.trim() ? say('console.signIn.missingUsername') : undefined}
      />
      <PasswordInput
        label={say('console.signIn.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={asked && !password ? say('console.signIn.missingPassword') : undefined}
      />
      <Button look="main" type="submit" busy={busy} isDisabled={wait > 0}>
        {busy ? say('console.signIn.busy') : say('console.signIn.submit')}
      </Button>
      <PasskeyButton />
    </form>
  );
};
