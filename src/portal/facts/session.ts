import type { LoginFlow } from '../flows/login-flow.ts';
import type { VerificationMethod } from '../session/waiting-login.ts';
import { agentTypes, guestType } from '../session/member-types.ts';
import type { FactDefinitions } from './definition.ts';

const visitor = -1;

const verifiesBy = (login: LoginFlow, wanted: VerificationMethod): boolean =>
  login.waiting?.methods.some(({ method }) => method === wanted) ?? false;

export const facts: FactDefinitions = {
  'session.loggedIn': ({ session }) => session.current !== undefined,
  'session.excluded': ({ session }) => session.current?.exclusion !== undefined,
  'member.type': ({ session }) => session.current?.type ?? visitor,
  'member.level': ({ session, source }) => (session.current && source('member')?.level) ?? '',
  'member.balance': ({ session, source }) =>
    session.current ? Number(source('balance')?.sumBalance ?? 0) : 0,
  'member.isAgent': ({ session }) => agentTypes.includes(session.current?.type ?? visitor),
  'member.hasUpline': ({ session, source }) => session.current !== undefined && !!source('member')?.toUpline,
  'member.isGuest': ({ session }) => session.current?.type === guestType,
  'own.*': ({ session, source }, field) => (session.current ? source('member')?.own?.[field] : undefined),
  'login.captcha': ({ login }) => login.captchaAsked,
  'login.passwordKnown': ({ session }) => session.unfinished !== undefined,
  'login.waits': ({ login }) => login.waiting !== undefined,
  'login.verifies.mobile': ({ login }) => verifiesBy(login, 'mobile'),
  'login.verifies.email': ({ login }) => verifiesBy(login, 'email'),
  'login.verifies.totp': ({ login }) => verifiesBy(login, 'totp'),
  'login.verifies.payeeName': ({ login }) => verifiesBy(login, 'payeeName'),
  'affiliate.found': ({ affiliate }) => affiliate.found(),
  'affiliate.friend': ({ affiliate }) => !!affiliate.referral,
};
