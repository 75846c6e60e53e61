import { CallError } from '../../gateway/call-error.ts';
import type { ActionDefinition } from '../definition.ts';

/** Opens the page on which a sandbox shows the messages that it does not send. */
export const action: ActionDefinition<'openOutbox'> = async (_, { gateway, window }) => {
  // A browser allows a window only while the click is being handled, so it opens before the address is known.
  const popup = window.popup();
  if (!popup) throw new CallError('POPUP_BLOCKED', 'The browser did not allow a window.');
  try {
    const { outbox } = await gateway.call('domainRoute', {});
    if (outbox === undefined) throw new CallError('UNKNOWN_CALL', 'The platform shows no messages.');
    popup.go(outbox);
  } catch (error) {
    popup.close();
    throw error;
  }
};
