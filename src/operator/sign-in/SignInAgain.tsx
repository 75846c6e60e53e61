import { useMutation, useQuery } from '@tanstack/react-query';
import type { OperatorSession } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { SignInForm } from './SignInForm.tsx';
import { useOpened } from './useOpened.ts';

/** Sign-in over a page whose session has ended; single sign-on goes on in another tab, so that this page keeps what it has. */
export const SignInAgain = ({ session: { account, sso } }: { session: OperatorSession }) =>
  sso ? <SsoAgain /> : <SignInForm account={account} />;

const SsoAgain = () => {
  const { api } = useAdmin();
  const opened = useOpened();
  const ways = useQuery({ queryKey: ['ways-in'], queryFn: () => api.call('sessionWays') });
  const look = useMutation({
    mutationFn: () => api.session(),
    onSuccess: opened,
  });
  return (
    <div className="op-sign-in-form">
      {look.error && <RefusalNotice refusal={refusalOf(look.error)} />}
      <a className="op-button op-button-main" href="/operator/" target="_blank" rel="noreferrer">
        {say('console.signIn.ssoNewTab', { name: ways.data?.sso ?? '' })}
      </a>
      <Button busy={look.isPending} onPress={() => look.mutate()}>
        {say('console.signIn.ssoDone')}
      </Button>
    </div>
  );
};
