import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { say } from '../language/say.ts';
import { readPlaces } from './calls.ts';
import { MailForm } from './MailForm.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PlacesSection } from './PlacesSection.tsx';
import { TotpSection } from './TotpSection.tsx';

/** An operator's own password, authenticator and sessions. */
export const MyAccountPage = () => {
  const { api } = useAdmin();
  const { account, sso } = useOperatorSession();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['places'],
    queryFn: () => readPlaces(api),
  });
  return (
    <>
      <title>{`${say('console.myAccount.title')} · ${say('console.common.product')}`}</title>
      <h1>{say('console.myAccount.title')}</h1>
      <p className="op-lead">{say('console.myAccount.lead', { account })}</p>
      {sso ? (
        <Notice title={say('console.myAccount.sso')} />
      ) : (
        <>
          <section className="op-panel" aria-labelledby="password-title">
            <h2 id="password-title">{say('console.myAccount.password.title')}</h2>
            <PasswordForm />
          </section>
          <TotpSection recoveryCodes={data?.recoveryCodes} />
          <PasskeysSection />
        </>
      )}
      <section className="op-panel" aria-labelledby="mail-title">
        <h2 id="mail-title">{say('console.myAccount.mail.title')}</h2>
        <MailForm />
      </section>
      {isPending && <Loading rows={3} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && <PlacesSection places={data.places} />}
    </>
  );
};
