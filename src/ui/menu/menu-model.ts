import type { MenuDocument, MenuEntries, MenuItem } from '#contract/generated/documents.ts';
import { evaluate, type FactReader } from '#engine/conditions/conditions.ts';

/** A number or a word beside an entry. */
export type MenuBadge = { count?: number; text?: string; tone: 'accent' | 'danger' | 'success' };

/** An entry that shows. Its label, hint and texts are text keys. */
export type MenuEntry = {
  id: string;
  label: string | undefined;
  hint: string | undefined;
  icon: MenuItem['icon'];
  image: MenuItem['image'];
  action: MenuItem['action'];
  badge: MenuBadge | undefined;
  /** Category whose vendors drop down from the entry. */
  vendors: NonNullable<MenuItem['dropdown']>['vendors'];
  children: MenuEntry[];
};

function badgeOf(badge: MenuItem['badge'], read: FactReader): MenuBadge | undefined {
  if (!badge) return undefined;
  const tone = badge.tone ?? 'accent';
  const count = badge.fact === undefined ? 0 : Number(read(badge.fact) ?? 0);
  if (count > 0) return { count, tone };
  return badge.text === undefined ? undefined : { text: badge.text, tone };
}

/** Visible entries of a menu in order: those whose condition holds. An entry without an action shows only with visible children. */
export function menuEntries(
  menu: Pick<MenuDocument, 'order' | 'items'> | MenuEntries,
  read: FactReader,
): MenuEntry[] {
  return menu.order.flatMap((id): MenuEntry[] => {
    const item = Object.hasOwn(menu.items, id) ? menu.items[id] : undefined;
    if (!item || !evaluate(item.when, read)) return [];
    const children = item.children ? menuEntries(item.children, read) : [];
    if (item.children && children.length === 0 && !item.action && !item.dropdown) return [];
    return [
      {
        id,
        label: item.label,
        hint: item.hint,
        icon: item.icon,
        image: item.image,
        action: item.action,
        badge: badgeOf(item.badge, read),
        vendors: item.dropdown?.vendors,
        children,
      },
    ];
  });
}
