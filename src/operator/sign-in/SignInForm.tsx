import { useState, type FormEvent } from 'react';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import { useSignIn } from './useSignIn.ts';

/** User name and password, with what is missing or was refused said in place. */
export const SignInForm = ({ account = '' }: { account?: string }) => {
  const [username, setUsername] = useState(account);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(false);
  const { signIn, busy, refusal, wait } = useSignIn();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (username.trim() && password && wait === 0 && !busy) signIn({ username: username.trim(), password });
  };

  return (
    <form className="op-sign-in-form" onSubmit={submit} noValidate>
      {wait > 0 ? (
        <Notice tone="warning" live title={texts.signIn.wait(wait)} />
      ) : (
        refusal &&
        !busy &&
        refusal.status !== 429 && (
          <Notice tone="danger" live title={refusal.message}>
            {refusal.fix && <p>{refusal.fix}</p>}
          </Notice>
        )
      )}
      <TextInput
        label={texts.signIn.username}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        spellCheck="false"
        error={asked && !username.trim() ? texts.signIn.missingUsername : undefined}
      />
      <div className="op-password">
        <TextInput
          label={texts.signIn.password}
          value={password}
          onChange={setPassword}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          error={asked && !password ? texts.signIn.missingPassword : undefined}
        />
        <Button look="quiet" onPress={() => setShown(!shown)}>
          {shown ? texts.signIn.hidePassword : texts.signIn.showPassword}
        </Button>
      </div>
      <Button look="main" type="submit" busy={busy} isDisabled={wait > 0}>
        {busy ? texts.signIn.busy : texts.signIn.submit}
      </Button>
    </form>
  );
};
