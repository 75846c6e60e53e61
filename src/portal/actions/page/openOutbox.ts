import { CallError } from '../../gateway/call-error.ts';
import type { ActionDefinition } from '../definition.ts';
import { openOffered } from '../open-offered.ts';

/** Opens the page on which a sandbox shows the messages that it does not send. */
export const action: ActionDefinition<'openOutbox'> = (_, portal) =>
  openOffered(portal, ({ outbox }) => {
    if (outbox === undefined) throw new CallError('UNKNOWN_CALL', 'The platform shows no messages.');
    return outbox;
  });
