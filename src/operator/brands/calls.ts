import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Creates a brand from its template and publishes it; rejects with a Refusal. */
export const createBrand = (api: AdminApi, body: AdminCallTypes['packAdd']['body']) =>
  api.call('packAdd', { body });

/** Takes a brand offline, or online again. */
export const setHidden = (api: AdminApi, pack: string, hidden: boolean) =>
  api.call('packHidden', { params: { pack }, body: { hidden } });
