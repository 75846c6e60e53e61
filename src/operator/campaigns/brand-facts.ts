import type { PackDocuments } from '../documents/reader.ts';
import { documentOf, languagesOf, nameOf } from '../documents/reader.ts';
import { unitOf } from '#play/promotions/templates.ts';

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

export function brandFacts(documents: PackDocuments): BrandFacts {
  const brand = documentOf(documents, 'brand', 'main');
  const methods = documentOf(documents, 'cashier', 'main')?.deposit.methods.items ?? {};
  const { order = [], items = {} } = documentOf(documents, 'mall', 'main')?.levels ?? {};
  const digits = brand?.currencyDigits ?? 2;
  const deposits = Object.values(methods).flatMap(({ enabled, min }) => (enabled === false ? [] : [min]));
  return {
    currency: brand?.currency ?? 'USD',
    digits,
    timeZone: brand?.timeZone ?? 'UTC',
    languages: languagesOf(documents),
    unit: unitOf(deposits, digits),
    levels: order.flatMap((id) => {
      const key = items[id]?.name;
      return key === undefined ? [] : [{ id, name: nameOf(documents, key) ?? id, key }];
    }),
  };
}
