import { CallError } from '../../gateway/call-error.ts';
import type { CallValue } from '../../gateway/call-types.ts';
import type { ActionDefinition } from '../definition.ts';
import { openOffered } from '../open-offered.ts';

type Entry = CallValue<'domainRoute'>['customerService'][number];

/** Opens customer service: the chat of the page, the address of the entry at the position, or the modal of all ways. */
export const action: ActionDefinition<'openSupport'> = async ({ position, modal }, portal) => {
  const { calls, desk, navigation, window } = portal;
  const named = (entries: readonly Entry[]): Entry | undefined =>
    entries.find(({ csPosition, inside }) => (position === undefined ? inside : csPosition === position));
  // A window opens only while the click is being handled, so what the page knows already decides.
  const known = named(calls.read('domainRoute', {}).value?.customerService ?? []);
  const isHere = ({ inside, leave, url }: Entry): boolean => {
    if (inside) desk.open = true;
    else if (leave) window.leave(url);
    return inside ?? leave ?? false;
  };
  if (known && isHere(known)) return;
  if (position === undefined && modal !== undefined) return navigation.openModal({ id: modal });
  await openOffered(portal, ({ customerService }) => {
    const entry = named(customerService);
    if (!entry) throw new CallError('NO_SUPPORT', `The brand has no support entry at "${position}".`);
    return isHere(entry) ? undefined : (entry.standIn ?? entry.url);
  });
};
