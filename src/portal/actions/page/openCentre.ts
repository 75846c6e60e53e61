import type { OpenCentreAction } from '#contract/generated/actions.ts';
import { tellPageError } from '../../errors/tell-error.ts';
import { agentTypes, guestType } from '../../session/member-types.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import type { ModalEntry } from '../../shell/history-state.ts';
import { openRole } from '../../screens/open-role.ts';
import type { ActionDefinition } from '../definition.ts';

const roles = { member: 'memberCentre', agent: 'agentCentre' } as const;

/** The modal that the action opens, at its panel; undefined where the brand has no such centre. */
export function centreEntry(
  { brand }: Pick<Documents, 'brand'>,
  { centre, page }: OpenCentreAction,
): ModalEntry | undefined {
  const id = brand.roles?.[roles[centre]];
  return id === undefined ? undefined : { id, panel: page };
}

/** Opens a centre: a visitor is asked to log in, a guest is told that a real account is needed. */
export const action: ActionDefinition<'openCentre'> = (data, portal) => {
  const session = portal.session.current;
  if (!session) return openRole(portal, 'login');
  if (session.type === guestType) {
    return tellPageError(portal, 'NEEDS_REAL_ACCOUNT');
  }
  if (data.centre === 'agent' && !agentTypes.includes(session.type)) {
    return tellPageError(portal, 'AGENTS_ONLY');
  }
  return openRole(portal, roles[data.centre], { panel: data.page });
};
