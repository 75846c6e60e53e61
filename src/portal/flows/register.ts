import { screenOfRole } from '#engine/roles.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import type { SubmittedValues } from '../actions/action-data.ts';
import type { ActionDefinition } from '../actions/definition.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import type { SessionAnswer } from '../session/session-store.ts';
import { withHuman } from './human.ts';
import { partValues } from './own-values.ts';
import { phoneOf, textOf } from './submitted-text.ts';

type ByUsername = CallRequest<'memberRegister'>['body'];
type ByMobile = CallRequest<'memberRegisterMobile'>['body'];
type Dependencies = Pick<Portal, 'gateway' | 'affiliate' | 'window'>;

/**
 * Registers with the values of a form: in mode "mobile" by mobile number, which becomes the username, else by username.
 * The answer is a login.
 */
export const register: ActionDefinition<'register'> = async (_, portal, { form }) => {
  const values = form?.values ?? {};
  const answer = await withHuman(portal, (human) => {
    const body = { ...bodyOf(portal, values), ...human, ...ticketOf(portal) };
    return form?.mode === 'mobile' ? byMobile(portal, values, body) : byUsername(portal, body);
  });
  portal.pendingIdentity.set(undefined);
  await portal.login.finish(answer);
  if (!answer.passwordDue) welcome(portal, answer.account);
};

/** Greets a new member by name, with a link to the first deposit if the brand has one. */
function welcome(portal: Portal, account: string): void {
  const { documents, say, toasts } = portal;
  const { current } = documents;
  const offered = screenOfRole(current, 'memberCentre') && screenOfRole(current, 'deposit');
  const run = () => void openPanel(portal, 'deposit');
  const action = offered ? { label: say('register.welcome.deposit'), run } : undefined;
  toasts.show(say('register.welcome', { account }), 'success', action);
}

/** Ticket of an identity that a provider confirmed. */
function ticketOf({ pendingIdentity }: Portal): { ticket?: string } {
  const ticket = pendingIdentity.now?.ticket;
  return ticket === undefined ? {} : { ticket };
}

/** Body of the call: the player's values, which win over those of the address, and the call's additions. */
function bodyOf({ affiliate, window }: Dependencies, values: SubmittedValues) {
  const code = affiliate.code;
  const referral = affiliate.referral;
  const { known, own } = partValues('register', values);
  return {
    ...(code === undefined ? {} : { affiliateCode: code }),
    ...(referral === undefined ? {} : { referralCode: referral }),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
    ...(own && { own }),
    domain: window.host(),
    registerUrl: window.address().slice(0, 2048),
    registerMethod: 'WEB' as const,
    login: true as const,
  };
}

type Body = ReturnType<typeof bodyOf>;

const byUsername = ({ gateway }: Dependencies, body: Body): Promise<SessionAnswer> =>
  // The brand chooses the fields; the platform checks them.
  gateway.call('memberRegister', { body: body as Body & Pick<ByUsername, 'username' | 'password'> });

/** The mobile number becomes the username, and a single password field also counts as its repetition. */
const byMobile = ({ gateway }: Dependencies, values: SubmittedValues, body: Body): Promise<SessionAnswer> => {
  const phone = phoneOf(values);
  const password = textOf(values, 'password');
  const forced: Partial<ByMobile> = { ...phone, username: phone.mobileNum, password, verifyPwd: password };
  return gateway.call('memberRegisterMobile', { body: { ...body, ...forced } as ByMobile });
};
