import type { Crop } from '#engine/pictures/uploaded-pictures.ts';
import type { Picture } from '#contract/generated/admin-types.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { base64Of } from '../api/base64-of.ts';
import { ApiRefusal } from '../api/refusal.ts';
import { say } from '../language/say.ts';

/** Most bytes of a file that the server takes. */
const bytesMax = 8 * 1024 * 1024;

/** Every picture that documents of a pack may name, by path, with its drafts. */
export const fetchPictures = (api: AdminApi, pack: string): Promise<Picture[]> =>
  api.call('pictureList', { params: { pack } }).then(({ pictures }) => pictures);

/** Uploads a picture; rejects with a Refusal. */
export async function addPicture(
  api: AdminApi,
  pack: string,
  { path, file, replace = false }: { path: string; file: File; replace?: boolean | undefined },
): Promise<Picture> {
  if (file.size > bytesMax || file.size === 0) {
    const message = say(file.size === 0 ? 'console.pictures.upload.empty' : 'console.pictures.upload.large');
    throw new ApiRefusal(0, { code: 'PICTURE_SIZE', message, fix: say('console.pictures.upload.sizeFix') });
  }
  const body = { path, file: await base64Of(file), ...(replace && { replace }) };
  return api.call('pictureAdd', { params: { pack }, body });
}

/** Shows a part of a picture; without one the whole again. */
export const cropPicture = (
  api: AdminApi,
  pack: string,
  path: string,
  crop: Crop | undefined,
): Promise<Picture> => api.call('pictureCrop', { params: { pack }, body: { path, ...(crop && { crop }) } });

export const removePicture = (api: AdminApi, pack: string, path: string): Promise<undefined> =>
  api.call('pictureRemove', { params: { pack }, query: { path } });
