import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { leaveFrom, ssoPath } from './sso-return.ts';

/** Leads to the company's provider, which leads back. */
export const SsoButton = ({ name }: { name: string }) => {
  const { api } = useAdmin();
  const { pathname, search } = useLocation();
  const begin = useMutation({
    // Who came back without a session may be another person at the provider.
    mutationFn: () => api.call('ssoBegin', { body: { again: pathname === ssoPath } }),
    onSuccess: ({ address }) => {
      if (pathname !== ssoPath) leaveFrom(`${pathname}${search}`);
      location.assign(address);
    },
  });
  // The page stays until the provider's comes.
  const busy = begin.isPending || begin.isSuccess;
  return (
    <>
      {begin.error && <RefusalNotice refusal={refusalOf(begin.error)} />}
      <Button look="main" busy={busy} onPress={() => begin.mutate()}>
        {busy ? say('console.signIn.ssoLeaving', { name }) : say('console.signIn.sso', { name })}
      </Button>
    </>
  );
};
