import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Switch } from '../parts/Switch.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { texts } from '../texts.ts';
import { editAccount, type Account, type AccountEdit } from './calls.ts';
import { OneTimePassword } from './OneTimePassword.tsx';
import { accountTexts } from './texts.ts';

const words = accountTexts.account;

type Question = { title: string; ask: string; confirm: string; edit: AccountEdit };

/** Password, sessions and authenticator of someone else; what cannot be taken back asks first. */
export const SecuritySection = ({ account }: { account: Account }) => {
  const { username, sessions = 0, totpRequired: required = false } = account;
  const { api } = useAdmin();
  const client = useQueryClient();
  const announce = useAnnounce();
  const own = useOperatorSession().account === username;
  const [question, setQuestion] = useState<Question>();
  const change = useMutation({
    mutationFn: (edit: AccountEdit) => editAccount(api, username, edit),
    onSuccess: (_answer, edit) => {
      setQuestion(undefined);
      if (edit.signOut) announce(words.signedOut);
      return client.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const ask = (title: string, said: string, confirm: string, edit: AccountEdit): void => {
    change.reset();
    setQuestion({ title, ask: said, confirm, edit });
  };
  return (
    <section className="op-panel" aria-labelledby="security-title">
      <h2 id="security-title">{words.securityTitle}</h2>
      {!own && (
        <Setting hint={words.newPasswordHint}>
          <Button
            onPress={() =>
              ask(words.newPasswordDo, words.newPasswordAsk(username), words.newPasswordDo, {
                newPassword: true,
              })
            }
          >
            {words.newPassword}
          </Button>
        </Setting>
      )}
      <Setting hint={words.requireTotpHint}>
        <span className="op-setting">
          <Switch
            label={words.requireTotp}
            isSelected={required}
            isDisabled={change.isPending}
            onChange={(totpRequired) => change.mutate({ totpRequired })}
          />
          <span aria-hidden="true">{words.requireTotp}</span>
        </span>
      </Setting>
      {account.totp && !own && (
        <Setting hint={words.resetTotpHint}>
          <Button
            onPress={() =>
              ask(words.resetTotp, words.resetTotpAsk(username), words.resetTotpDo, { resetTotp: true })
            }
          >
            {words.resetTotp}
          </Button>
        </Setting>
      )}
      {!own && (
        <Setting hint={words.signOutHint(sessions)}>
          <Button isDisabled={sessions === 0} onPress={() => change.mutate({ signOut: true })}>
            {words.signOut}
          </Button>
        </Setting>
      )}
      {!own &&
        (account.disabled ? (
          <Setting hint={words.enableHint}>
            <Button onPress={() => change.mutate({ disabled: false })}>{words.enable}</Button>
          </Setting>
        ) : (
          <Setting hint={words.disableHint}>
            <Button
              look="danger"
              onPress={() =>
                ask(words.disable, words.disableAsk(username), words.disableDo, { disabled: true })
              }
            >
              {words.disable}
            </Button>
          </Setting>
        ))}
      {change.error && !question && <RefusalNotice refusal={refusalOf(change.error)} />}
      {question && (
        <Dialog
          title={question.title.replace('…', '')}
          size="small"
          onClose={() => setQuestion(undefined)}
          actions={
            <>
              <Button onPress={() => setQuestion(undefined)}>{texts.cancel}</Button>
              <Button look="danger" busy={change.isPending} onPress={() => change.mutate(question.edit)}>
                {question.confirm}
              </Button>
            </>
          }
        >
          <p className="op-lead">{question.ask}</p>
          {change.error && <RefusalNotice refusal={refusalOf(change.error)} />}
        </Dialog>
      )}
      {change.data && (
        <OneTimePassword username={username} password={change.data.password} onDone={change.reset} />
      )}
    </section>
  );
};

const Setting = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <div className="op-security">
    {children}
    <p className="op-quiet">{hint}</p>
  </div>
);
