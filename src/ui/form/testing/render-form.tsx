import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import type { FormSources } from '../form-sources.ts';

/** The words of the forms in tests, as a language part has them. */
const words = {
  'register.intro': 'Join in a minute.',
  'register.account': 'Account',
  'register.submit': 'Register',
  'register.busy': 'Registering…',
  'field.text': 'Text',
  'field.username': 'Username',
  'field.username.hint': 'Letters and digits',
  'field.password': 'Password',
  'field.password.hint': 'At least 6 characters',
  'field.verifyPwd': 'Repeat password',
  'field.mobileNum': 'Mobile number',
  'field.email': 'E-mail',
  'field.email.help': 'For receipts.',
  'field.birthday': 'Date of birth',
  'field.title': 'Title',
  'field.referralCode': 'Referral code',
  'field.captcha': 'Code in the picture',
  'field.terms': 'I agree to the {{link}} of use',
  'field.terms.link': 'terms',
  'title.mr': 'Mr',
  'title.ms': 'Ms',
  'mode.username': 'By username',
  'mode.mobile': 'By mobile',
  'pattern.letterFirst': '{{min}}-{{max}} letters and digits, a letter first',
  'pattern.digits.same': '{{min}} digits',
  'pattern.email.open': 'E-mail format incorrect',
  'form.error.required': 'Input cannot be empty',
  'form.error.notEqual': 'Passwords must match',
  'form.error.notAccepted': 'Please agree',
  'form.error.taken': 'Already taken',
  'form.error.tooYoung': 'You must be {{age}} or older',
  'form.error.tooShort': '{{min}} to {{max}} characters',
  'form.failure.unreachable': 'Network abnormal, retry',
  'form.retry': 'Retry',
  'form.requiredNote': 'Items marked * are required',
  'form.summary_one': '{{count}} field needs attention',
  'form.summary_other': '{{count}} fields need attention',
  'form.fieldError': '{{label}}: {{message}}',
  'form.password.show': 'Show password',
  'form.password.hide': 'Hide password',
  'form.select.choose': 'Please choose',
  'form.captcha.picture': 'Picture with a code',
  'form.captcha.refresh': 'Another picture',
  'form.counter': '{{count}} of {{max}}',
  'form.modes': 'Ways to register',
};

/** A gateway's answers held in memory. */
export const testSources: FormSources = {
  countries: async () => [
    { countryCode: 'MM', countryDialingCode: '95' },
    { countryCode: 'TH', countryDialingCode: '66' },
  ],
  captcha: { load: async () => ({ captchaId: 'c1', image: 'iVBORw0KGgo=' }) },
};

/** Draws with the test's words, as the application does with a brand's. */
export const renderWithWords = (children: ReactNode) =>
  render(<TextProvider texts={createTexts({ language: 'en', texts: words })}>{children}</TextProvider>);
