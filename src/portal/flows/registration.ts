import type { SubmittedValues } from '../actions/action-data.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import type { SessionAnswer } from '../session/session-store.ts';

type Body = CallRequest<'memberRegister'>['body'];

/** Registers by username, or by mobile number where the form is in the mode "mobile". */
export function registrationCall(
  { gateway, affiliate, window }: Pick<Portal, 'gateway' | 'affiliate' | 'window'>,
  values: SubmittedValues,
  mode: string | undefined,
): Promise<SessionAnswer> {
  const code = affiliate.code();
  const referral = affiliate.referral();
  const body = {
    ...(code === undefined ? {} : { affiliateCode: code }),
    ...(referral === undefined ? {} : { referralCode: referral }),
    // What a player typed goes before what the address says.
    ...filled(values),
    domain: window.host(),
    registerUrl: window.address().slice(0, 2048),
    registerMethod: 'WEB',
    login: true,
  };
  return mode === 'mobile'
    ? gateway.call('memberRegisterMobile', { body: body as CallRequest<'memberRegisterMobile'>['body'] })
    : gateway.call('memberRegister', { body: body as unknown as Body });
}

const filled = (values: SubmittedValues): SubmittedValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
