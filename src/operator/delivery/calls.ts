import type { AdminApi } from '../api/admin-api.ts';
import type { Published } from '../api/types.ts';

/** A change that is live for some visitors of a brand only. */
export type Rollout = {
  brand: string;
  /** Percentage of visitors that have it. */
  rollout: number;
  seq: number;
  at: string;
  /** The packs whose versions are rolled out; `before` is what the other visitors have. */
  packs: { pack: string; version: number; before: number }[];
};

/** A type of block that no page shows. */
export type KillSwitch = { type: string; by: string | null; at: string | null };

export type Delivery = { rollouts: Rollout[]; kill: KillSwitch[] };

/** The calls about how what is live reaches visitors. Each rejects with a Refusal. */
export function deliveryCalls({ call }: Pick<AdminApi, 'call'>) {
  const of = (pack: string): string => `/packs/${encodeURIComponent(pack)}`;
  const put = (brand: string, body: object) =>
    call<{ seq: number; rollout: number; kill: string[] }>(`${of(brand)}/delivery`, { method: 'PUT', body });
  return {
    read: (pack: string) => call<Delivery>(`${of(pack)}/delivery`),
    widen: (brand: string, rollout: number) => put(brand, { rollout }),
    /** Everyone goes back to what was live before. */
    stop: (pack: string) => call<Published>(`${of(pack)}/rollout/stop`, { method: 'POST' }),
    switchOff: (brand: string, type: string) => put(brand, { off: [type] }),
    switchOn: (brand: string, type: string) => put(brand, { on: [type] }),
  };
}
