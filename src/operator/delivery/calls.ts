import type { AdminApi } from '../api/admin-api.ts';
import type { Published } from '../api/types.ts';

/** A version that is live for a part of a brand's visitors. */
export type Rollout = {
  brand: string;
  /** Percentage of visitors that have it. */
  rollout: number;
  seq: number;
  at: string;
  /** Packs in the rollout; `before` is the version of the other visitors. */
  packs: { pack: string; version: number; before: number }[];
};

/** A type of block that no page shows. */
export type KillSwitch = { type: string; by: string | null; at: string | null };

export type Delivery = { rollouts: Rollout[]; kill: KillSwitch[] };

/** Calls about delivery of the live version. Each rejects with a Refusal. */
export function deliveryCalls({ call }: Pick<AdminApi, 'call'>) {
  const of = (pack: string): string => `/packs/${encodeURIComponent(pack)}`;
  const put = (brand: string, body: object) =>
    call<{ seq: number; rollout: number; kill: string[] }>(`${of(brand)}/delivery`, { method: 'PUT', body });
  return {
    read: (pack: string) => call<Delivery>(`${of(pack)}/delivery`),
    widen: (brand: string, rollout: number) => put(brand, { rollout }),
    /** Returns every visitor to the previous version. */
    stop: (pack: string) => call<Published>(`${of(pack)}/rollout/stop`, { method: 'POST' }),
    switchOff: (brand: string, type: string) => put(brand, { off: [type] }),
    switchOn: (brand: string, type: string) => put(brand, { on: [type] }),
  };
}
