import { lazy, Suspense } from 'react';
import { Loading } from '../parts/Loading.tsx';
import { say } from '../language/say.ts';
import { AccountMenu } from './AccountMenu.tsx';

const DutyForm = lazy(() =>
  import('../my-account/DutyForm.tsx').then((module) => ({ default: module.DutyForm })),
);

/** Duties of an account before anything else: a new password, or an authenticator. */
export const DutyPage = ({ duty }: { duty: 'password' | 'totp' }) => (
  <main className="op-sign-in" id="content">
    <div className="op-sign-in-card">
      <div className="op-duty-head">
        <p className="op-mark">
          <span className="op-mark-sign" aria-hidden="true" />
          {say('console.common.product')}
        </p>
        <AccountMenu own={false} />
      </div>
      <Suspense fallback={<Loading rows={3} />}>
        <DutyForm duty={duty} />
      </Suspense>
    </div>
  </main>
);
