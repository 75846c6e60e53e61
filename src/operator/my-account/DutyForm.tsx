import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { sessionKey } from '../sign-in/useSession.ts';
import { say } from '../language/say.ts';
import { beginTotp } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

import { TotpSetup } from './TotpSetup.tsx';

/** Form for an account's duty; the console opens by itself afterwards. */
export const DutyForm = ({ duty }: { duty: 'password' | 'totp' }) =>
  duty === 'password' ? (
    <>
      <title>{`${say('console.myAccount.duty.passwordTitle')} · ${say('console.common.product')}`}</title>
      <h1>{say('console.myAccount.duty.passwordTitle')}</h1>
      <p className="op-lead">{say('console.myAccount.duty.passwordLead')}</p>
      <PasswordForm currentLabel={say('console.myAccount.duty.current')} />
    </>
  ) : (
    <>
      <title>{`${say('console.myAccount.duty.totpTitle')} · ${say('console.common.product')}`}</title>
      <h1>{say('console.myAccount.duty.totpTitle')}</h1>
      <FirstTotp />
    </>
  );

const FirstTotp = () => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useMutation({ mutationFn: () => beginTotp(api, password) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password && !begin.isPending) begin.mutate();
  };
  if (codes) {
    return (
      <RecoveryCodes codes={codes} onKept={() => void client.invalidateQueries({ queryKey: sessionKey })} />
    );
  }
  if (begin.data) return <TotpSetup {...begin.data} onCodes={setCodes} />;
  return (
    <form className="op-stack" onSubmit={submit} noValidate>
      <p className="op-lead">
        {say('console.myAccount.duty.totpLead')} {say('console.myAccount.totp.lead')}{' '}
        {say('console.myAccount.totp.confirmLead')}
      </p>
      <PasswordInput
        label={say('console.myAccount.totp.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      {begin.error && !begin.isPending && <RefusalNotice refusal={refusalOf(begin.error)} />}
      <Button look="main" type="submit" busy={begin.isPending} isDisabled={!password}>
        {say('console.myAccount.totp.next')}
      </Button>
    </form>
  );
};
