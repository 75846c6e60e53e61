import { agentTypes, guestType } from '../session/member-types.ts';
import type { ActionDefinition } from './definition.ts';

const modals = { member: 'member-centre', agent: 'agent-centre' } as const;

/** Opens a centre: a visitor is asked to log in, a guest is told that a real account is needed. */
export const action: ActionDefinition<'openCentre'> = ({ centre, page }, portal) => {
  const session = portal.session.get();
  if (!session) return portal.navigation.openModal({ id: 'login' });
  if (session.type === guestType) {
    portal.alerts.show({
      text: 'in_need_true_account',
      confirm: 'in_increase_submit',
      onConfirm: () => portal.navigation.openModal({ id: 'register' }),
    });
    return;
  }
  if (centre === 'agent' && !agentTypes.includes(session.type)) {
    portal.toasts.show(portal.say('centre.agentsOnly'), 'warning');
    return;
  }
  return portal.navigation.openModal({ id: modals[centre], panel: page });
};
