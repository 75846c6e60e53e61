import { runAction } from '../actions/run-action.ts';
import type { Portal } from '../runtime/portal.ts';

/** The panel of the member centre in which a player deposits. */
export const depositPanel = 'depositv2';

/** Opens the deposit over the current page, which keeps running. */
export const openDeposit = (portal: Portal): void =>
  void runAction(portal, { do: 'openCentre', centre: 'member', page: depositPanel });
