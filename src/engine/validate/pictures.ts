import { isJsonObject } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';

/** Reports uploaded pictures that are neither kept by the server nor among the files of the assets. */
export function checkPictures(brand: Brand, document: BrandDocument): void {
  const { pictures } = document.content;
  for (const path of Object.keys(isJsonObject(pictures) ? pictures : {})) {
    if (brand.assets.has(path)) continue;
    brand.report(document.key, {
      code: 'UNKNOWN_IMAGE',
      pointer: joinPointer('/pictures', path),
      part: 'key',
      message: `The picture "${path}" is neither kept by this server nor a file below assets/.`,
      fix: 'Upload it in the console, or put the file below assets/ and take the entry out.',
    });
  }
}
