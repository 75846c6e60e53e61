import type { MenuDocument } from '#contract/generated/documents.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import type { BrandData } from './brand-data.ts';
import { MANY, type Amount } from './story-network.ts';

/** A menu with as many entries as the story is about. */
function menuIn(amount: Amount, menu: MenuDocument): MenuDocument {
  if (amount === 'empty') return { ...menu, order: [] };
  const order = menu.order ?? [];
  if (amount !== 'many' || order.length === 0) return menu;
  const named = Array.from({ length: MANY }, (_, at) => {
    const id = order[at % order.length] ?? '';
    const round = Math.floor(at / order.length);
    return [round === 0 ? id : `${id}-${round}`, menu.items[id]] as const;
  });
  const items = Object.fromEntries(named.flatMap(([id, item]) => (item ? [[id, item] as const] : [])));
  return { ...menu, order: named.map(([id]) => id), items };
}

/** The documents of a brand as a story starts with them. */
export function documentsOfStory({ brand, seq, core }: BrandData, amount: Amount): Documents {
  const menus = Object.fromEntries(
    Object.entries(core.menus).map(([id, menu]) => [id, menuIn(amount, menu)]),
  );
  return { ...core, menus, pack: brand, seq };
}
