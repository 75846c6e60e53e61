import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { useOpened } from './useOpened.ts';

/** Finishes single sign-on with what the provider wrote in the address. */
export const SsoReturn = () => {
  const { api } = useAdmin();
  const opened = useOpened();
  const asked = new URLSearchParams(useLocation().search);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => asked.get(name) ?? undefined);
  const finish = useMutation({
    mutationFn: (body: { code: string; state: string; iss?: string }) => api.finishSso(body),
    // The route of this address leads on once there is a session.
    onSuccess: opened,
  });
  const begun = useRef(false);
  useEffect(() => {
    // An answer of the provider is good once.
    if (begun.current || code === undefined || state === undefined) return;
    begun.current = true;
    finish.mutate({ code, state, ...(iss !== undefined && { iss }) });
  }, [code, state, iss, finish]);

  if (finish.error) return <RefusalNotice refusal={refusalOf(finish.error)} />;
  if (code === undefined || state === undefined)
    return (
      <Notice tone="danger" live title={say('console.signIn.ssoDenied')}>
        <p>{say('console.signIn.ssoDeniedFix')}</p>
      </Notice>
    );
  return <p role="status">{say('console.signIn.ssoBusy')}</p>;
};
