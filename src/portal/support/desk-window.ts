import type { Portal } from '../runtime/portal.ts';

/** Entry of the browser's storage: there is a conversation with the support desk to follow. */
export const followedName = 'livery.support';

/** Entry of the tab's storage: its panel is open, also after a reload. */
const openName = 'livery.supportOpen';

type Parts = Pick<Portal, 'desk' | 'shared' | 'storage'>;

/** Opens or closes the panel, for this page and its reloads. */
export function showDesk({ desk, storage }: Pick<Parts, 'desk' | 'storage'>, open: boolean): void {
  desk.open = open;
  if (open) storage?.setItem(openName, '1');
  else storage?.removeItem(openName);
}

/** Opens the panel that was open before a reload; true if there is something to show or to follow. */
export function restoreDesk(parts: Parts): boolean {
  if (parts.storage?.getItem(openName)) showDesk(parts, true);
  return parts.desk.open || Boolean(parts.shared?.getItem(followedName));
}
