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
import { myTexts } from './texts.ts';
import { TotpSetup } from './TotpSetup.tsx';

const words = myTexts.totp;

type Step =
  | { step: 'begin' | 'end' | 'codes' }
  | { step: 'setup'; secret: string; address: string }
  | { step: 'recovery'; codes: readonly string[] };

const questions = {
  begin: { title: words.confirmTitle, lead: words.confirmLead, confirm: words.next },
  end: { title: words.endTitle, lead: words.endLead, confirm: words.endConfirm, danger: true },
  codes: { title: words.codesTitle, lead: words.codesLead, confirm: words.next },
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
        {words.title}{' '}
        <span className={`op-chip ${totp ? 'op-chip-good' : ''}`}>{totp ? words.on : words.off}</span>
      </h2>
      <p className="op-lead">
        {words.lead} {totpRequired && words.required}
      </p>
      {totp && recoveryCodes !== undefined && <p>{words.left(recoveryCodes)}</p>}
      <div className="op-buttons op-buttons-start">
        {!totp && <Button onPress={() => ask('begin')}>{words.begin}</Button>}
        {totp && <Button onPress={() => ask('codes')}>{words.codes}</Button>}
        {totp && !totpRequired && (
          <Button look="danger" onPress={() => ask('end')}>
            {words.end}
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
        <Dialog title={words.setupTitle} onClose={() => setStep(undefined)}>
          <TotpSetup {...step} onCodes={(codes) => setStep({ step: 'recovery', codes })} />
        </Dialog>
      )}
      {step?.step === 'recovery' && (
        <Dialog title={words.recoveryTitle}>
          <RecoveryCodes codes={step.codes} onKept={done} />
        </Dialog>
      )}
    </section>
  );
};
