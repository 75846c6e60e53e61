import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { QrPicture } from '#ui/primitives/QrPicture.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { confirmTotp } from './calls.ts';
import { say } from '../language/say.ts';

/** The key of a new authenticator, to scan or to type, and the first code that shows it has arrived. */
export const TotpSetup = ({
  secret,
  address,
  onCodes,
}: {
  secret: string;
  address: string;
  onCodes: (recoveryCodes: string[]) => void;
}) => {
  const { api } = useAdmin();
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const confirm = useMutation({
    mutationFn: () => confirmTotp(api, code.trim()),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code.trim() && !confirm.isPending) confirm.mutate();
  };
  return (
    <form className="op-stack" onSubmit={submit} noValidate>
      <p className="op-lead">{say('console.myAccount.totp.scan')}</p>
      <QrPicture className="op-qr" text={address} label={say('console.myAccount.totp.picture')} />
      <p>
        {say('console.myAccount.totp.typed')}{' '}
        <code className="op-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        label={say('console.myAccount.totp.code')}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={asked && !code.trim() ? say('console.myAccount.totp.missingCode') : undefined}
      />
      {confirm.error && !confirm.isPending && <RefusalNotice refusal={refusalOf(confirm.error)} />}
      <div className="op-buttons">
        <Button look="main" type="submit" busy={confirm.isPending}>
          {say('console.myAccount.totp.turnOn')}
        </Button>
      </div>
    </form>
  );
};
