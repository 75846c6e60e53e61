import { agentTypes, guestType } from '../session/member-types.ts';
import type { FactDefinitions } from './definition.ts';

const visitor = -1;

export const facts: FactDefinitions = {
  'session.loggedIn': ({ session }) => session.get() !== undefined,
  'member.type': ({ session }) => session.get()?.type ?? visitor,
  'member.isAgent': ({ session }) => agentTypes.includes(session.get()?.type ?? visitor),
  'member.isGuest': ({ session }) => session.get()?.type === guestType,
  'login.captcha': ({ login }) => login.captchaAsked(),
  'login.passwordKnown': ({ session }) => session.unfinished() !== undefined,
  'affiliate.found': ({ affiliate }) => affiliate.found(),
};
