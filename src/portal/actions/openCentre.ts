import type { OpenCentreAction } from '#contract/generated/actions.ts';
import { tellPageError } from '../errors/tell-error.ts';
import { agentTypes, guestType } from '../session/member-types.ts';
import type { ModalEntry } from '../shell/history-state.ts';
import type { ActionDefinition } from './definition.ts';

const modals = { member: 'member-centre', agent: 'agent-centre' } as const;

/** The modal that the action opens, at its panel. */
export const centreEntry = ({ centre, page }: OpenCentreAction): ModalEntry => ({
  id: modals[centre],
  panel: page,
});

/** Opens a centre: a visitor is asked to log in, a guest is told that a real account is needed. */
export const action: ActionDefinition<'openCentre'> = (data, portal) => {
  const session = portal.session.current;
  if (!session) return portal.navigation.openModal({ id: 'login' });
  if (session.type === guestType) {
    return tellPageError(portal, 'NEEDS_REAL_ACCOUNT');
  }
  if (data.centre === 'agent' && !agentTypes.includes(session.type)) {
    return tellPageError(portal, 'AGENTS_ONLY');
  }
  return portal.navigation.openModal(centreEntry(data));
};
