import { own } from '#engine/json/json.ts';
import { brandMoney } from '../documents/brand-money.ts';
import { isSetHere } from '../documents/layer.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { documentOf, languagesOf, nameOf } from '../documents/reader.ts';
import { unitOf } from '#play/promotions/templates.ts';
import type { WorkspaceState } from '../workspace/state.ts';

/** Parts of a brand that a new campaign is made for. */
export type BrandFacts = {
  currency: string;
  digits: number;
  timeZone: string;
  languages: readonly string[];
  /** Minor units that amounts of templates are multiples of. */
  unit: number;
  /** Levels of the mall from the lowest, with their names for operators. */
  levels: readonly { id: string; name: string; key: string }[];
};

/** Facts of a brand; with `drafts`, the unit leaves out amounts that a pack below has in another currency. */
export function brandFacts(documents: PackDocuments, drafts: WorkspaceState['drafts'] = {}): BrandFacts {
  const brand = documentOf(documents, 'brand', 'main');
  const methods = documentOf(documents, 'cashier', 'main')?.deposit.methods.items ?? {};
  const { order = [], items = {} } = documentOf(documents, 'mall', 'main')?.levels ?? {};
  const { currency, digits } = brandMoney(documents);
  const below = own(drafts, 'brand/main')?.parent?.['currency'] ?? currency;
  const ours = own(drafts, 'cashier/main')?.layer ?? null;
  const deposits = Object.entries(methods).flatMap(([id, { enabled, min }]) => {
    const isOurs = below === currency || isSetHere(ours, ['deposit', 'methods', 'items', id, 'min']);
    return enabled === false || !isOurs ? [] : [min];
  });
  return {
    currency,
    digits,
    timeZone: brand?.timeZone ?? 'UTC',
    languages: languagesOf(documents),
    unit: unitOf(deposits, { currency, digits }),
    levels: order.flatMap((id) => {
      const key = items[id]?.name;
      return key === undefined ? [] : [{ id, name: nameOf(documents, key) ?? id, key }];
    }),
  };
}
