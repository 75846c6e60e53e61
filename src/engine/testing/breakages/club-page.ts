import type { JsonObject } from '../../json/json.ts';
import type { PackValues } from '../small-packs.ts';
import type { Expected } from './breakage.ts';

/** Adds the page `club` with these blocks to the shop. */
export function page(packs: PackValues, items: JsonObject, more: JsonObject = {}): void {
  packs['shop'] = {
    ...packs['shop'],
    'screen/club': {
      kind: 'screen',
      id: 'club',
      presentation: 'page',
      path: '/club',
      title: 'page.home',
      body: { order: Object.keys(items), items },
      ...more,
    },
  };
}

/** Expected problem in the page `club`. */
export const club = <Code extends string>(code: Code, pointer: string, at: string): Expected<Code> => ({
  code,
  file: 'shop/screen/club.json',
  pointer,
  at,
});
