import type { ScreenRole } from '#engine/roles.ts';
import type { Portal } from '../runtime/portal.ts';
import { runAction } from './run-action.ts';

/** Opens the centre of members at the panel that has a role in the brand, over what is on show. */
export const openPanel = async (portal: Portal, role: ScreenRole): Promise<void> => {
  const page = portal.documents.current.brand.roles?.[role];
  await runAction(portal, { do: 'openCentre', centre: 'member', ...(page !== undefined && { page }) });
};
