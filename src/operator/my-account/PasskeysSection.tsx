import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { deviceName } from './device-name.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { makePasskey } from '../passkeys/authenticator.ts';

const key = ['passkeys'];

/** One's own passkeys: added after the password, removed one by one. */
export const PasskeysSection = () => {
  const { api } = useAdmin();
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api.call('ownPasskeyList'),
  });
  const add = useMutation({
    mutationFn: async (password: string) => {
      const credential = await makePasskey(await api.call('ownPasskeyBegin', { body: { password } }));
      return api.call('ownPasskeyAdd', { body: { credential } });
    },
    onSuccess: (passkeys) => {
      client.setQueryData(key, passkeys);
      setAsks(false);
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.call('ownPasskeyRemove', { params: { id } }),
    onSuccess: (passkeys) => client.setQueryData(key, passkeys),
  });
  const { passkeys = [] } = data ?? {};
  return (
    <section className="op-panel" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{say('console.passkeys.title')}</h2>
      <p className="op-lead">{say('console.passkeys.lead')}</p>
      {isPending && <Loading rows={2} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {passkeys.length > 0 && (
        <ul className="op-passkeys">
          {passkeys.map(({ id, device, host, synced, addedAt, usedAt }) => (
            <li key={id}>
              <div>
                <strong>{deviceName(device)}</strong>{' '}
                {synced && <span className="op-chip">{say('console.passkeys.synced')}</span>}
                <p className="op-quiet">
                  {host} · {say('console.passkeys.added')} <Time at={addedAt} />
                  {' · '}
                  {usedAt === null ? (
                    say('console.passkeys.unused')
                  ) : (
                    <>
                      {say('console.passkeys.used')} <Time at={usedAt} />
                    </>
                  )}
                </p>
              </div>
              <Button
                look="quiet"
                aria-label={say('console.passkeys.removeOf', { device: deviceName(device) })}
                busy={remove.isPending && remove.variables === id}
                onPress={() => remove.mutate(id)}
              >
                {say('console.passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remove.error && <RefusalNotice refusal={refusalOf(remove.error)} />}
      {browserSupportsWebAuthn() ? (
        <div>
          <Button
            onPress={() => {
              add.reset();
              setAsks(true);
            }}
          >
            {say('console.passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="op-quiet">{say('console.passkeys.impossible')}</p>
      )}
      {asks && (
        <PasswordQuestion
          title={say('console.passkeys.add')}
          lead={say('console.passkeys.ask')}
          confirm={say('console.myAccount.totp.next')}
          busy={add.isPending}
          refusal={add.error ? refusalOf(add.error) : undefined}
          onPassword={(password) => add.mutate(password)}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
};
