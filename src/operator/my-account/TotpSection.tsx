import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { sessionKey } from '../sign-in/useSession.ts';
import { beginTotp, endTotp, newRecoveryCodes } from './calls.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { say } from '../language/say.ts';
import { TotpSetup } from './TotpSetup.tsx';

type Step =
  | { step: 'begin' | 'end' | 'codes' }
  | { step: 'setup'; secret: string; address: string }
  | { step: 'recovery'; codes: readonly string[] };

const questions = {
  begin: {
    title: say('console.myAccount.totp.confirmTitle'),
    lead: say('console.myAccount.totp.confirmLead'),
    confirm: say('console.myAccount.totp.next'),
  },
  end: {
    title: say('console.myAccount.totp.endTitle'),
    lead: say('console.myAccount.totp.endLead'),
    confirm: say('console.myAccount.totp.endConfirm'),
    danger: true,
  },
  codes: {
    title: say('console.myAccount.totp.codesTitle'),
    lead: say('console.myAccount.totp.codesLead'),
    confirm: say('console.myAccount.totp.next'),
  },
};

/** One's own authenticator: set up, remove, and recovery codes for a lost phone. */
export const TotpSection = ({ recoveryCodes }: { recoveryCodes: number | undefined }) => {
  const { api } = useAdmin();
  const { totp, totpRequired } = useOperatorSession();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>();
  const done = (): void => {
    setStep(undefined);
    void client.invalidateQueries({ queryKey: sessionKey });
    void client.invalidateQueries({ queryKey: ['places'] });
  };
  const prove = useMutation({
    mutationFn: async ({ what, password }: { what: keyof typeof questions; password: string }) => {
      if (what === 'begin') setStep({ step: 'setup', ...(await beginTotp(api, password)) });
      if (what === 'codes') {
        setStep({ step: 'recovery', codes: (await newRecoveryCodes(api, password)).recoveryCodes });
      }
      if (what === 'end') {
        await endTotp(api, password);
        done();
      }
    },
  });
  const ask = (what: keyof typeof questions): void => {
    prove.reset();
    setStep({ step: what });
  };

  return (
    <section className="op-panel" aria-labelledby="totp-title">
      <h2 id="totp-title">
        {say('console.myAccount.totp.title')}{' '}
        <span className={`op-chip ${totp ? 'op-chip-good' : ''}`}>
          {totp ? say('console.myAccount.totp.on') : say('console.myAccount.totp.off')}
        </span>
      </h2>
      <p className="op-lead">
        {say('console.myAccount.totp.lead')} {totpRequired && say('console.myAccount.totp.required')}
      </p>
      {totp && recoveryCodes !== undefined && (
        <p>{say('console.myAccount.totp.left', { count: recoveryCodes })}</p>
      )}
      <div className="op-buttons op-buttons-start">
        {!totp && <Button onPress={() => ask('begin')}>{say('console.myAccount.totp.begin')}</Button>}
        {totp && <Button onPress={() => ask('codes')}>{say('console.myAccount.totp.codes')}</Button>}
        {totp && !totpRequired && (
          <Button look="danger" onPress={() => ask('end')}>
            {say('console.myAccount.totp.end')}
          </Button>
        )}
      </div>
      {(step?.step === 'begin' || step?.step === 'end' || step?.step === 'codes') && (
        <PasswordQuestion
          {...questions[step.step]}
          busy={prove.isPending}
          refusal={prove.error ? refusalOf(prove.error) : undefined}
          onPassword={(password) => prove.mutate({ what: step.step, password })}
          onClose={() => setStep(undefined)}
        />
      )}
      {step?.step === 'setup' && (
        <Dialog title={say('console.myAccount.totp.setupTitle')} onClose={() => setStep(undefined)}>
          <TotpSetup {...step} onCodes={(codes) => setStep({ step: 'recovery', codes })} />
        </Dialog>
      )}
      {step?.step === 'recovery' && (
        <Dialog title={say('console.myAccount.totp.recoveryTitle')}>
          <RecoveryCodes codes={step.codes} onKept={done} />
        </Dialog>
      )}
    </section>
  );
};
