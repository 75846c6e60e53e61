import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { sessionKey } from '../sign-in/useSession.ts';
import { texts } from '../texts.ts';
import { beginTotp } from './calls.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { myTexts } from './texts.ts';
import { TotpSetup } from './TotpSetup.tsx';

const words = myTexts.duty;

/** Does what an account asks for first; the console opens by itself afterwards. */
export const DutyForm = ({ duty }: { duty: 'password' | 'totp' }) =>
  duty === 'password' ? (
    <>
      <title>{`${words.passwordTitle} · ${texts.product}`}</title>
      <h1>{words.passwordTitle}</h1>
      <p className="op-lead">{words.passwordLead}</p>
      <PasswordForm currentLabel={words.current} />
    </>
  ) : (
    <>
      <title>{`${words.totpTitle} · ${texts.product}`}</title>
      <h1>{words.totpTitle}</h1>
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
        {words.totpLead} {myTexts.totp.lead} {myTexts.totp.confirmLead}
      </p>
      <PasswordInput
        label={myTexts.totp.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      {begin.error && !begin.isPending && <RefusalNotice refusal={refusalOf(begin.error)} />}
      <Button look="main" type="submit" busy={begin.isPending} isDisabled={!password}>
        {myTexts.totp.next}
      </Button>
    </form>
  );
};
