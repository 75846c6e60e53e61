import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';

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
        <h2>{texts.signIn.codeTitle}</h2>
        <p className="op-lead">{texts.signIn.codeLead(account)}</p>
      </div>
      {notice}
      {/* oxlint-disable jsx-a11y/no-autofocus -- the step takes the place of a form that was just sent */}
      <TextInput
        label={texts.signIn.code}
        hint={texts.signIn.codeHint}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        spellCheck="false"
        autoFocus
        error={asked && !code.trim() ? texts.signIn.missingCode : undefined}
      />
      {/* oxlint-enable jsx-a11y/no-autofocus */}
      <Button look="main" type="submit" busy={busy} isDisabled={waiting}>
        {busy ? texts.signIn.busy : texts.signIn.submit}
      </Button>
      <Button look="quiet" onPress={onBack}>
        {texts.signIn.otherAccount}
      </Button>
    </form>
  );
};
