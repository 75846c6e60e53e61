import { isJsonObject, own, type Json, type JsonObject } from '../json.ts';
import { joinPointer } from '../pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';
import { suggest } from '../suggest.ts';

const objectAt = (document: BrandDocument, property: string): JsonObject => {
  const value = own(document.content as JsonObject, property);
  return isJsonObject(value) ? value : {};
};

const names = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** Fields of the groups that the form shows, with the place that names them. */
function shownFields(form: BrandDocument): { field: string; pointer: string }[] {
  const groups = objectAt(form, 'groups');
  return names(form.content['order'] as Json).flatMap((group) => {
    const entry = own(groups, group);
    const order = isJsonObject(entry) ? names(entry['order']) : [];
    return order.map((field, index) => ({ field, pointer: joinPointer('/groups', group, 'order', index) }));
  });
}

/** A form as a whole: each field once, none that repeats itself. */
export function checkForm(brand: Brand, form: BrandDocument): void {
  const seen = new Set<string>();
  for (const { field, pointer } of shownFields(form)) {
    if (seen.has(field)) {
      brand.report(form.key, {
        code: 'FIELD_SHOWN_TWICE',
        pointer,
        message: `"${field}" already stands in another group, and a field can have one place only.`,
        fix: 'Take it out of one of the two groups.',
      });
    }
    seen.add(field);
  }
  for (const [name, field] of Object.entries(objectAt(form, 'fields'))) {
    if (!isJsonObject(field) || field['equals'] !== name) continue;
    brand.report(form.key, {
      code: 'EQUALS_ITSELF',
      pointer: joinPointer('/fields', name, 'equals'),
      message: `"${name}" has to repeat itself, which it always does.`,
      fix: 'Name the field whose value it repeats.',
    });
  }
}

/** Rules against the forms that use them, and against themselves. */
export function checkRules(brand: Brand, rules: BrandDocument): void {
  const forms = brand.ofKind('form').filter(({ content }) => content['rules'] === rules.id);
  const fields = new Set(forms.flatMap((form) => Object.keys(objectAt(form, 'fields'))));
  for (const [name, rule] of Object.entries(objectAt(rules, 'fields'))) {
    if (!isJsonObject(rule)) continue;
    const pointer = joinPointer('/fields', name);
    checkBounds(brand, rules, rule, pointer);
    if (forms.length === 0 || brand.abstract) continue;
    if (!fields.has(name)) {
      brand.report(rules.key, {
        code: 'RULE_WITHOUT_FIELD',
        pointer,
        part: 'key',
        message: `No form with these rules has a field "${name}", so the rule decides nothing.`,
        fix: suggest(name, fields, 'Add the field to the form, or take the rule out.'),
      });
      continue;
    }
    if (rule['enabled'] !== true || rule['required'] !== true) continue;
    const hiding = forms.find((form) => {
      const has = Object.hasOwn(objectAt(form, 'fields'), name);
      return has && !shownFields(form).some(({ field }) => field === name);
    });
    if (!hiding) continue;
    brand.report(rules.key, {
      code: 'REQUIRED_FIELD_HIDDEN',
      pointer: joinPointer(pointer, 'required'),
      message: `"${name}" is required, but no group of the form "${hiding.id}" shows it, so the form could never be sent.`,
      fix: 'Add the field to the order of a group, or do not require it.',
    });
  }
}

function checkBounds(brand: Brand, rules: BrandDocument, rule: JsonObject, pointer: string): void {
  const { minLength, maxLength } = rule;
  if (typeof minLength !== 'number' || typeof maxLength !== 'number' || minLength <= maxLength) return;
  brand.report(rules.key, {
    code: 'BOUNDS_CROSSED',
    pointer: joinPointer(pointer, 'minLength'),
    message: `The shortest length, ${minLength}, is above the longest, ${maxLength}, so no value is accepted.`,
    fix: `Write a "minLength" of at most ${maxLength}.`,
  });
}
