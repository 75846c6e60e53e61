import type { AdminApi } from '../api/admin-api.ts';

/** The links of a pack that still work, the newest first. */
export const previewLinks = ({ call }: AdminApi, pack: string) =>
  call('previewLinks', { params: { pack } }).then(({ links }) => links);

/** Creates a short-lived link to a pack's drafts, shown in a brand. */
export const makeLink = ({ call }: AdminApi, pack: string, brand: string, minutes: number) =>
  call('previewMake', { params: { pack }, body: { brand, minutes, shared: true } });

export const endLink = ({ call }: AdminApi, pack: string, id: string) =>
  call('previewEnd', { params: { pack, preview: id } });
