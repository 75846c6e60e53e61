import { runAction } from '../actions/run-action.ts';
import type { Portal } from '../runtime/portal.ts';

/** The panel of the member centre in which a player deposits. */
export const depositPanel = 'depositv2';

/** Opens the deposit over what is on show, which goes on behind it. */
export const openDeposit = (portal: Portal): void =>
  void runAction(portal, { do: 'openCentre', centre: 'member', page: depositPanel });
