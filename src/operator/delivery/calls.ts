import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Calls about delivery of the live version. Each rejects with a Refusal. */
export function deliveryCalls({ call }: Pick<AdminApi, 'call'>) {
  const put = (pack: string, body: AdminCallTypes['deliveryEdit']['body']) =>
    call('deliveryEdit', { params: { pack }, body });
  return {
    read: (pack: string) => call('deliveryRead', { params: { pack } }),
    health: (pack: string) => call('rolloutHealth', { params: { pack } }),
    widen: (brand: string, rollout: number) => put(brand, { rollout }),
    /** Returns every visitor to the previous version. */
    stop: (pack: string) => call('rolloutStop', { params: { pack } }),
    switchOff: (brand: string, target: string) => put(brand, { off: [target] }),
    switchOn: (brand: string, target: string) => put(brand, { on: [target] }),
  };
}
