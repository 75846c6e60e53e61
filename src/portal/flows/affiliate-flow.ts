import { proxy } from 'valtio';
import { CallError } from '../gateway/call-error.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { WindowPort } from '../runtime/window-port.ts';

/** The agent who sent a visitor, by the code in the address the visitor came with. */
export type AffiliateFlow = {
  readonly code: string | undefined;
  readonly referral: string | undefined;
  /** Whether the address has a code that is right as far as is known; asks the platform at first use. */
  found: () => boolean;
};

type AffiliateParts = {
  gateway: Gateway;
  storage: Storage | undefined;
  window: WindowPort;
  /** The platform knows no agent by the code. */
  onWrong: () => void;
};

type Asked = AffiliateFlow & { refused: 'wrong' | 'unknown' | undefined };

const storedNames = { affiliateCode: 'livery.affiliateCode', referralCode: 'livery.referralCode' } as const;

/** A code is kept for the visit, for it may take some pages until the visitor registers. */
function visitCode(
  storage: Storage | undefined,
  window: WindowPort,
  name: keyof typeof storedNames,
): string | undefined {
  const given = window.query().get(name)?.slice(0, 64);
  if (given) storage?.setItem(storedNames[name], given);
  return given || storage?.getItem(storedNames[name]) || undefined;
}

export function createAffiliateFlow({ gateway, storage, window, onWrong }: AffiliateParts): AffiliateFlow {
  const code = visitCode(storage, window, 'affiliateCode');
  const referral = visitCode(storage, window, 'referralCode');
  let asked = false;
  const ask = (given: string) => {
    asked = true;
    gateway
      .call('agentAffiliate', { query: { code: given, domain: window.host() } })
      .catch((error: unknown) => {
        const wrong = error instanceof CallError && error.code === 'AFFILIATE_NOT_FOUND';
        // A platform that cannot say leaves the code as it is: it is sent, and the registration tells.
        flow.refused = wrong ? 'wrong' : 'unknown';
        if (wrong) onWrong();
      });
  };
  const flow: Asked = proxy<Asked>({
    refused: undefined,
    get code() {
      return this.refused === 'wrong' ? undefined : code;
    },
    referral,
    found() {
      if (code === undefined) return false;
      if (!asked) ask(code);
      return flow.refused === undefined;
    },
  });
  return flow;
}
