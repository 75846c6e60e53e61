import type { CallValue } from '../gateway/call-types.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';

/** Opens an address of the brand's route in a small window, which closes again when there is none or it cannot be had. */
export async function openOffered(
  { gateway, window }: Portal,
  addressIn: (route: CallValue<'domainRoute'>) => string | undefined,
): Promise<void> {
  // A browser allows a window only while the click is being handled, so it opens before the address is known.
  const popup = window.popup();
  if (!popup) throw new CallError('POPUP_BLOCKED', 'The browser did not allow a window.');
  try {
    const address = addressIn(await gateway.call('domainRoute', {}));
    if (address === undefined) popup.close();
    else popup.go(address);
  } catch (error) {
    popup.close();
    throw error;
  }
}
