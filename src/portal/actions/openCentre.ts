import { tellPageError } from '../errors/tell-error.ts';
import { agentTypes, guestType } from '../session/member-types.ts';
import { openRole } from '../shell/open-role.ts';
import type { ActionDefinition } from './definition.ts';

const roles = { member: 'memberCentre', agent: 'agentCentre' } as const;

/** Opens a centre: a visitor is asked to log in, a guest is told that a real account is needed. */
export const action: ActionDefinition<'openCentre'> = ({ centre, page }, portal) => {
  const session = portal.session.current;
  if (!session) return openRole(portal, 'login');
  if (session.type === guestType) {
    return tellPageError(portal, 'NEEDS_REAL_ACCOUNT');
  }
  if (centre === 'agent' && !agentTypes.includes(session.type)) {
    return tellPageError(portal, 'AGENTS_ONLY');
  }
  return openRole(portal, roles[centre], { panel: page });
};
