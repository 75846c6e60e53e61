import type { Picture } from '#contract/generated/admin-types.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** Every picture that documents of a pack may name, by path. */
export const fetchPictures = (api: AdminApi, pack: string): Promise<Picture[]> =>
  api.call('pictureList', { params: { pack } }).then(({ pictures }) => pictures);
