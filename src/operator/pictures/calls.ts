import type { AdminApi } from '../api/admin-api.ts';

/** A picture of a pack, or of one it extends. */
export type Picture = {
  /** Path below the assets folder, as documents name it. */
  path: string;
  /** The pack that contains it. */
  pack: string;
  bytes: number;
  /** Size in pixels; undefined when the file does not tell. */
  width?: number;
  height?: number;
};

/** Every picture that documents of a pack may name, by path. */
export const fetchPictures = (api: AdminApi, pack: string): Promise<Picture[]> =>
  api
    .call<{ pictures: Picture[] }>(`/packs/${encodeURIComponent(pack)}/pictures`)
    .then(({ pictures }) => pictures);
