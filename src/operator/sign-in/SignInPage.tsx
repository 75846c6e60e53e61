import { texts } from '../texts.ts';
import { SignInForm } from './SignInForm.tsx';

export const SignInPage = () => (
  <main className="op-sign-in" id="content">
    <title>{`${texts.signIn.title} · ${texts.product}`}</title>
    <div className="op-sign-in-card">
      <p className="op-mark">
        <span className="op-mark-sign" aria-hidden="true" />
        {texts.product}
      </p>
      <h1>{texts.signIn.title}</h1>
      <p className="op-lead">{texts.signIn.lead}</p>
      <SignInForm />
    </div>
  </main>
);
