import type { FieldName, FieldSpec } from './field-spec.ts';
import { holds } from './live-condition.ts';

/**
 * The fields that show, given a reader of values. A hidden field reads as undefined in the conditions of others, so
 * conditions may chain; the passes end because there are no more of them than conditional fields.
 */
export const shownFields = (
  specs: readonly FieldSpec[],
  valueOf: (field: FieldName) => unknown,
): Set<FieldName> => {
  const shown = new Set<FieldName>();
  const conditional: FieldSpec[] = [];
  for (const spec of specs) {
    if (!spec.enabled) continue;
    shown.add(spec.name);
    if (spec.when) conditional.push(spec);
  }
  const read = (field: FieldName): unknown => (shown.has(field) ? valueOf(field) : undefined);
  for (let pass = 0, changed = true; changed && pass <= conditional.length; pass += 1) {
    changed = false;
    for (const { name, when } of conditional) {
      const holding = !when || holds(when, read);
      if (holding === shown.has(name)) continue;
      changed = true;
      if (holding) shown.add(name);
      else shown.delete(name);
    }
  }
  return shown;
};
