import { proxy } from 'valtio';
import { CallError } from '../gateway/call-error.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { WindowPort } from '../runtime/window-port.ts';

/** Referring agent of a visitor, by the code in the address of arrival. */
export type AffiliateFlow = {
  readonly code: string | undefined;
  readonly referral: string | undefined;
  /** True while the address has a code that the platform has not refused; asks the platform at first use. */
  found: () => boolean;
};

type AffiliateParts = {
  gateway: Gateway;
  storage: Storage | undefined;
  window: WindowPort;
  /** Called when the platform knows no agent with the code. */
  onWrong: () => void;
};

type Asked = AffiliateFlow & { refused: 'wrong' | 'unknown' | undefined };

const storedNames = { affiliateCode: 'livery.affiliateCode', referralCode: 'livery.referralCode' } as const;

/** Stores the code for the visit, since the visitor may register several pages later. */
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
        // If the platform cannot answer, the code is kept, and the registration checks it.
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
