import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { isFontPath } from '../theme/brand-fonts.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { shownBlocks } from './shown-blocks.ts';

/** Reports uploaded pictures and fonts that are neither kept by the server nor among the files of the assets. */
export function checkPictures(brand: Brand, document: BrandDocument): void {
  const { pictures } = document.content;
  for (const path of Object.keys(isJsonObject(pictures) ? pictures : {})) {
    if (brand.assets.has(path)) continue;
    brand.report(document.key, {
      code: isFontPath(path) ? 'UNKNOWN_FONT' : 'UNKNOWN_IMAGE',
      pointer: joinPointer('/pictures', path),
      part: 'key',
      message: `The ${isFontPath(path) ? 'font' : 'picture'} "${path}" is neither kept by this server nor a file below assets/.`,
      fix: 'Upload it in the console, or put the file below assets/ and take the entry out.',
    });
  }
}

/** Reports pictures of a screen that have neither words nor are decoration, by the mark `x-alternative` of the schemas. */
export function checkAlternatives(brand: Brand, screen: BrandDocument): void {
  for (const { type, pointer, value } of shownBlocks(screen)) {
    const properties = own(schemas.blocks, type)?.['properties'];
    const props = isJsonObject(value['props']) ? value['props'] : {};
    for (const [name, property] of Object.entries(isJsonObject(properties) ? properties : {})) {
      const unless = isJsonObject(property) ? property['x-alternative'] : undefined;
      if (typeof unless !== 'string' || props[name] !== undefined || props[unless] === true) continue;
      brand.report(screen.key, {
        code: 'PICTURE_WITHOUT_WORDS',
        pointer: joinPointer(pointer, 'props', name),
        message: `The block "${type}" shows a picture without "${name}", so whoever does not see it misses what it says.`,
        fix: `Give it "${name}", or "${unless}": true where it is decoration.`,
      });
    }
  }
}
