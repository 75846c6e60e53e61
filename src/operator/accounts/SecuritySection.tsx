import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Account } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Switch } from '../parts/Switch.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { say } from '../language/say.ts';
import { editAccount, type AccountEdit } from './calls.ts';
import { OneTimePassword } from './OneTimePassword.tsx';

type Question = { title: string; ask: string; confirm: string; edit: AccountEdit };

/** Password, sessions and authenticator of another account; irreversible actions ask for confirmation. */
export const SecuritySection = ({ account }: { account: Account }) => {
  const { username, sessions = 0, totpRequired: required = false, sso = false } = account;
  const { api } = useAdmin();
  const client = useQueryClient();
  const announce = useAnnounce();
  const own = useOperatorSession().account === username;
  const [question, setQuestion] = useState<Question>();
  const change = useMutation({
    mutationFn: (edit: AccountEdit) => editAccount(api, username, edit),
    onSuccess: (_answer, edit) => {
      setQuestion(undefined);
      if (edit.signOut) announce(say('console.accounts.account.signedOut'));
      return client.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const ask = (title: string, said: string, confirm: string, edit: AccountEdit): void => {
    change.reset();
    setQuestion({ title, ask: said, confirm, edit });
  };
  return (
    <section className="op-panel" aria-labelledby="security-title">
      <h2 id="security-title">{say('console.accounts.account.securityTitle')}</h2>
      {!own && !sso && (
        <Setting hint={say('console.accounts.account.newPasswordHint')}>
          <Button
            onPress={() =>
              ask(
                say('console.accounts.account.newPasswordDo'),
                say('console.accounts.account.newPasswordAsk', { username }),
                say('console.accounts.account.newPasswordDo'),
                {
                  newPassword: true,
                },
              )
            }
          >
            {say('console.accounts.account.newPassword')}
          </Button>
        </Setting>
      )}
      {!sso && (
        <Setting hint={say('console.accounts.account.requireTotpHint')}>
          <span className="op-setting">
            <Switch
              label={say('console.accounts.account.requireTotp')}
              isSelected={required}
              isDisabled={change.isPending}
              onChange={(totpRequired) => change.mutate({ totpRequired })}
            />
            <span aria-hidden="true">{say('console.accounts.account.requireTotp')}</span>
          </span>
        </Setting>
      )}
      {account.totp && !own && (
        <Setting hint={say('console.accounts.account.resetTotpHint')}>
          <Button
            onPress={() =>
              ask(
                say('console.accounts.account.resetTotp'),
                say('console.accounts.account.resetTotpAsk', { username }),
                say('console.accounts.account.resetTotpDo'),
                { resetTotp: true },
              )
            }
          >
            {say('console.accounts.account.resetTotp')}
          </Button>
        </Setting>
      )}
      {!own && (
        <Setting hint={say('console.accounts.account.signOutHint', { count: sessions })}>
          <Button isDisabled={sessions === 0} onPress={() => change.mutate({ signOut: true })}>
            {say('console.accounts.account.signOut')}
          </Button>
        </Setting>
      )}
      {!own &&
        (account.disabled ? (
          <Setting hint={say('console.accounts.account.enableHint')}>
            <Button onPress={() => change.mutate({ disabled: false })}>
              {say('console.accounts.account.enable')}
            </Button>
          </Setting>
        ) : (
          <Setting hint={say('console.accounts.account.disableHint')}>
            <Button
              look="danger"
              onPress={() =>
                ask(
                  say('console.accounts.account.disable'),
                  say('console.accounts.account.disableAsk', { username }),
                  say('console.accounts.account.disableDo'),
                  { disabled: true },
                )
              }
            >
              {say('console.accounts.account.disable')}
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
              <Button onPress={() => setQuestion(undefined)}>{say('console.common.cancel')}</Button>
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
