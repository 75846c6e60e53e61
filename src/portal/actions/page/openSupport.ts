import { CallError } from '../../gateway/call-error.ts';
import type { ActionDefinition } from '../definition.ts';
import { openOffered } from '../open-offered.ts';

/** Opens a way to reach customer service. */
export const action: ActionDefinition<'openSupport'> = ({ position }, portal) =>
  openOffered(portal, ({ customerService }) => {
    const entry = customerService.find(({ csPosition }) => csPosition === position);
    if (!entry) throw new CallError('NO_SUPPORT', `The brand has no support entry at "${position}".`);
    return entry.standIn ?? entry.url;
  });
