import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { topmost } from './blame.ts';
import type { Brand, BrandDocument } from './brand.ts';

/** Checks pairs of moments or days in order (`x-period`), as marked in the schemas. */
export function checkPeriods(brand: Brand, document: BrandDocument): void {
  for (const { pointer, value, schema } of document.visits) {
    if (!isJsonObject(value)) continue;
    for (const [begins = '', ends = ''] of (schema['x-period'] ?? []) as string[][]) {
      const [from, until] = [own(value, begins), own(value, ends)];
      // Both are written alike, with the larger unit first, so that texts compare as moments.
      if (typeof from !== 'string' || typeof until !== 'string' || until > from) continue;
      const { key } = document;
      const cause = topmost(
        brand,
        { key, pointer: joinPointer(pointer, ends) },
        { key, pointer: joinPointer(pointer, begins) },
      );
      brand.report(key, {
        ...cause,
        code: 'PERIOD_REVERSED',
        message: `"${ends}", ${until}, is not after "${begins}", ${from}, so that it is never running.`,
        fix: `Write an "${ends}" after ${from}, or an earlier "${begins}".`,
      });
    }
  }
}
