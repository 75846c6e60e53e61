import { useLocation } from 'react-router-dom';
import { LanguagePicker } from './LanguagePicker.tsx';
import { say } from '../language/say.ts';
import { SsoReturn } from './SsoReturn.tsx';
import { ssoPath } from './sso-return.ts';
import { WaysIn } from './WaysIn.tsx';

export const SignInPage = () => (
  <main className="op-sign-in" id="content">
    <title>{`${say('console.signIn.title')} · ${say('console.common.product')}`}</title>
    <div className="op-sign-in-card">
      <p className="op-mark">
        <span className="op-mark-sign" aria-hidden="true" />
        {say('console.common.product')}
      </p>
      <h1>{say('console.signIn.title')}</h1>
      <p className="op-lead">{say('console.signIn.lead')}</p>
      {useLocation().pathname === ssoPath && <SsoReturn />}
      <WaysIn />
      <LanguagePicker />
    </div>
  </main>
);
