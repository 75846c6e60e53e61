import { isJsonObject, own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { framePrefix } from '#engine/validate/reference-kinds.ts';
import { shownBlocks } from '#engine/validate/shown-blocks.ts';
import { idsOf, type PackDocuments } from './reader.ts';
import { roleScreen } from './role-screens.ts';

/** The menu around the home page that stands first in its frame; without one the first of all. */
export function mainMenu(documents: PackDocuments): string | undefined {
  const menus = idsOf(documents, 'menu');
  const frame = roleScreen(documents, 'home')?.frame ?? 'full';
  const content = own(documents, documentKey('screen', `${framePrefix}${frame}`));
  const named = content
    ? shownBlocks({ content }).flatMap(({ value: { props } }) => (isJsonObject(props) ? [props['menu']] : []))
    : [];
  return menus.find((menu) => menu === named.find((name) => typeof name === 'string')) ?? menus[0];
}
