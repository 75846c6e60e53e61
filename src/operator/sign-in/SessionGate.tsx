import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { DutyPage } from './DutyPage.tsx';
import { SessionProvider } from './SessionContext.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { SignInPage } from './SignInPage.tsx';
import { useSession } from './useSession.ts';

/** Admits signed-in operators. When a session ends midway, the page stays with a sign-in over it. */
export const SessionGate = () => {
  const { signedOut } = useAdmin();
  const { data: session, error, isPending, refetch } = useSession();
  const { now: ended } = useSnapshot(signedOut);

  if (isPending) {
    return (
      <main className="op-page" id="content">
        <Loading />
      </main>
    );
  }
  if (error && session === undefined) {
    return (
      <main className="op-page" id="content">
        <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (session === null) return <SignInPage />;
  return (
    <SessionProvider value={session}>
      {session.duty ? <DutyPage duty={session.duty} /> : <Outlet />}
      {ended && (
        <Dialog title={say('console.signIn.again')} size="small">
          <p className="op-lead">{say('console.signIn.againLead')}</p>
          <SignInAgain session={session} />
        </Dialog>
      )}
    </SessionProvider>
  );
};
