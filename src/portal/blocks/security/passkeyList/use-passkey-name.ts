import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';

export type Passkey = CallValue<'memberPasskeys'>['passkeys'][number];

/** What a passkey is called: the member's name for it, else the device where it was added. */
export function usePasskeyName(): (passkey: Passkey) => string {
  const say = useText();
  return ({ name, device: { browser, system } }) => {
    if (name !== undefined) return name;
    if (browser !== undefined && system !== undefined) return say('security.device.on', { browser, system });
    return browser ?? system ?? say('security.device.unknown');
  };
}
