import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { cameFrom } from './sso-return.ts';
import { useOpened } from './useOpened.ts';

/** Finishes single sign-on with what the provider wrote in the address, and goes on where it began. */
export const SsoReturn = () => {
  const { api } = useAdmin();
  const opened = useOpened();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => asked.get(name) ?? undefined);
  const finish = useMutation({
    mutationFn: (body: { code: string; state: string; iss?: string }) => api.finishSso(body),
    onSuccess: async (session) => {
      await navigate(cameFrom(), { replace: true });
      opened(session);
    },
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
