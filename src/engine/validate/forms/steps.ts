import type { Json } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { itemsOf, names, objectAt } from './read-form.ts';

/** Steps against the groups: each group in one of them, each with something to show. */
export function checkSteps(brand: Brand, form: BrandDocument): void {
  if (!Array.isArray(objectAt(form, 'steps')['order'])) return;
  const stepOf = new Map<string, string>();
  const order = names(objectAt(form, 'steps')['order']);
  const steps = itemsOf(form, 'steps').toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  for (const { name, value, pointer } of steps) {
    if (!order.includes(name)) continue;
    const groups = names(value['groups']);
    if (groups.length === 0) {
      brand.report(form.key, {
        code: 'STEP_WITHOUT_GROUPS',
        pointer: joinPointer(pointer, 'groups'),
        message: `The step "${name}" asks for nothing, so it never shows.`,
        fix: 'Name the groups it asks for, or take the step out of "order".',
      });
    }
    for (const [index, group] of groups.entries()) {
      const other = stepOf.get(group);
      if (other === undefined) stepOf.set(group, name);
      else {
        brand.report(form.key, {
          code: 'GROUP_IN_TWO_STEPS',
          pointer: joinPointer(pointer, 'groups', index),
          message: `"${group}" already stands in the step "${other}", and a group can be asked for once only.`,
          fix: 'Take it out of one of the two steps.',
        });
      }
    }
  }
  reportLooseGroups(brand, form, stepOf, order.at(-1));
}

function reportLooseGroups(
  brand: Brand,
  form: BrandDocument,
  stepOf: ReadonlyMap<string, string>,
  last: string | undefined,
): void {
  if (last === undefined) return;
  for (const [index, group] of names(form.content['order'] as Json).entries()) {
    if (stepOf.has(group)) continue;
    brand.report(form.key, {
      code: 'GROUP_IN_NO_STEP',
      pointer: joinPointer('/order', index),
      message: `No step names the group "${group}", so it shows in the last one, "${last}".`,
      fix: 'Name it in the step that asks for it.',
    });
  }
}
