import { isJsonObject, type Json } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';

/** Reports pages, panels and menu entries without a name, which screen readers, search and bookmarks need. */
export function checkLabels(brand: Brand): void {
  for (const screen of brand.ofKind('screen')) {
    const { presentation, title } = screen.content;
    if ((presentation !== 'page' && presentation !== 'panel') || title !== undefined) continue;
    brand.report(screen.key, {
      code: 'PAGE_WITHOUT_TITLE',
      pointer: '',
      message: `The ${presentation} "${screen.id}" has no title, so its tab, a bookmark and a search name the brand alone.`,
      fix: 'Add "title" with the key of a text.',
    });
  }
  for (const menu of brand.ofKind('menu')) checkEntries(brand, menu, menu.content['items'], '/items');
}

function checkEntries(brand: Brand, menu: BrandDocument, items: unknown, pointer: string): void {
  for (const [name, entry] of Object.entries(isJsonObject(items) ? items : {})) {
    if (!isJsonObject(entry)) continue;
    const at = joinPointer(pointer, name);
    if (entry['label'] === undefined) {
      brand.report(menu.key, {
        code: 'ENTRY_WITHOUT_LABEL',
        pointer: at,
        message: `The entry "${name}" has no label, so nobody who has the page read out knows what it is.`,
        fix: 'Add "label" with the key of a text; where only an icon shows, it is what is read out.',
      });
    }
    const children: Json | undefined = entry['children'];
    if (isJsonObject(children))
      checkEntries(brand, menu, children['items'], joinPointer(at, 'children', 'items'));
  }
}
