import type { AdminApi } from '../api/admin-api.ts';
import type { Published } from '../api/types.ts';

export type NewBrand = {
  pack: string;
  template: string;
  name: string;
  /** Its default first. */
  languages: string[];
  currency: string;
  /** `#rrggbb` */
  color?: string;
};

/** Creates a brand from its template and publishes it; rejects with a Refusal. */
export const createBrand = (api: AdminApi, brand: NewBrand): Promise<Published> =>
  api.call<Published>('/packs', { method: 'POST', body: brand });

/** Takes a brand offline, or online again. */
export const setHidden = (api: AdminApi, pack: string, hidden: boolean): Promise<Published> =>
  api.call<Published>(`/packs/${encodeURIComponent(pack)}/hidden`, { method: 'PUT', body: { hidden } });
