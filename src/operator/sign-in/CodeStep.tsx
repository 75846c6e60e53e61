import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';

/** The second step of signing in: a code of the authenticator, or a recovery code. */
export const CodeStep = ({
  account,
  notice,
  busy,
  waiting,
  onCode,
  onBack,
}: {
  account: string;
  notice: ReactNode;
  busy: boolean;
  waiting: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}) => {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!code.trim() || busy || waiting) return;
    onCode(code.trim());
    setAsked(false);
    setCode('');
  };
  return (
    <form className="op-sign-in-form" onSubmit={submit} noValidate>
      <div>
        <h2>{say('console.signIn.codeTitle')}</h2>
        <p className="op-lead">{say('console.signIn.codeLead', { account })}</p>
      </div>
      {notice}
      {/* oxlint-disable jsx-a11y/no-autofocus -- the step takes the place of a form that was just sent */}
      <TextInput
        label={say('console.signIn.code')}
        hint={say('console.signIn.codeHint')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        spellCheck="false"
        autoFocus
        error={asked && !code.trim() ? say('console.signIn.missingCode') : undefined}
      />
      {/* oxlint-enable jsx-a11y/no-autofocus */}
      <Button look="main" type="submit" busy={busy} isDisabled={waiting}>
        {busy ? say('console.signIn.busy') : say('console.signIn.submit')}
      </Button>
      <Button look="quiet" onPress={onBack}>
        {say('console.signIn.otherAccount')}
      </Button>
    </form>
  );
};
