import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { Loading } from '../parts/Loading.tsx';
import { say } from '../language/say.ts';
import { SignInForm } from './SignInForm.tsx';
import { SsoButton } from './SsoButton.tsx';

/** Single sign-on where the server has it, and passwords unless it has only that. */
export const WaysIn = () => {
  const { api } = useAdmin();
  // Without an answer the form stands there, which says what is wrong when it is sent.
  const { data, isPending } = useQuery({ queryKey: ['ways-in'], queryFn: () => api.call('sessionWays') });
  if (isPending) return <Loading rows={3} />;
  const { sso, passwords = true } = data ?? {};
  return (
    <>
      {sso !== undefined && <SsoButton name={sso} />}
      {sso !== undefined && passwords && <p className="op-sign-in-or">{say('console.signIn.or')}</p>}
      {passwords && <SignInForm />}
    </>
  );
};
