import { CallError } from '../../gateway/call-error.ts';
import type { ActionDefinition } from '../definition.ts';

/** Opens a way to reach customer service in a small window, which closes again when its address cannot be had. */
export const action: ActionDefinition<'openSupport'> = async ({ position }, portal) => {
  // A browser allows a window only while the click is being handled, so it opens before the address is known.
  const popup = portal.window.popup();
  if (!popup) throw new CallError('POPUP_BLOCKED', 'The browser did not allow a window.');
  try {
    const { customerService } = await portal.gateway.call('domainRoute', {});
    const entry = customerService.find(({ csPosition }) => csPosition === position);
    if (!entry) throw new CallError('NO_SUPPORT', `The brand has no support entry at "${position}".`);
    popup.go(entry.url);
  } catch (error) {
    popup.close();
    throw error;
  }
};
