import { isJsonObject, own, type JsonObject } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import { suggest } from '../../suggest.ts';
import type { FieldInput } from '../../forms/index.ts';
import { holdsText } from '../../forms/inputs/parts/input-value.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { removalsAt, topmost, type Cause } from '../blame.ts';
import { askedFor, type AskedFor } from './asked-for.ts';
import { fieldsOf, objectAt } from './read-form.ts';

/** Properties of a rule that do not apply to values other than texts. */
const OF_TEXTS = ['minLength', 'maxLength', 'acceptedPattern', 'patternId'];

/** Rules against the forms that use them, and against themselves. */
export function checkRules(brand: Brand, rules: BrandDocument): void {
  const forms = brand.ofKind('form').filter(({ content }) => content['rules'] === rules.id);
  const fields = new Set(forms.flatMap((form) => Object.keys(objectAt(form, 'fields'))));
  const asked = forms.map((form) => askedFor(brand, form));
  for (const [name, rule] of Object.entries(objectAt(rules, 'fields'))) {
    if (!isJsonObject(rule)) continue;
    const pointer = joinPointer('/fields', name);
    checkBounds(brand, rules, rule, pointer);
    if (forms.length === 0 || brand.abstract) continue;
    if (!fields.has(name)) {
      const gone = forms.flatMap((form) => removalsAt(brand, form.key, ['/fields', pointer]));
      const cause = topmost(brand, { key: rules.key, pointer, part: 'key' }, ...gone);
      brand.report(cause.key, {
        ...cause,
        code: 'RULE_WITHOUT_FIELD',
        message: `No form with these rules has a field "${name}", so the rule decides nothing.`,
        fix: suggest(name, fields, 'Add the field to the form, or take the rule out.'),
      });
      continue;
    }
    checkEffect(brand, rules, forms, name, rule);
    checkPlace(brand, rules, asked, name, rule);
  }
}

/** Checks that rules taken from other forms exist. */
export function checkTakenRules(brand: Brand, form: BrandDocument): void {
  for (const { name, value, pointer } of fieldsOf(form)) {
    const { rule } = value;
    if (!isJsonObject(rule) || typeof rule['rules'] !== 'string' || typeof rule['field'] !== 'string')
      continue;
    if (rule['rules'] === form.content['rules'] && rule['field'] === name) {
      brand.report(form.key, {
        code: 'RULE_FROM_ITSELF',
        pointer: joinPointer(pointer, 'rule'),
        message: `"${name}" takes its rule from itself, which is the one it has anyway.`,
        fix: 'Name the field of another form, or take "rule" out.',
      });
    }
    const rules = brand.document(`rules/${rule['rules']}`);
    // Missing documents are reported by the check of references.
    if (!rules) continue;
    const fields = objectAt(rules, 'fields');
    if (Object.hasOwn(fields, rule['field'])) continue;
    brand.report(form.key, {
      code: 'RULE_NOT_FOUND',
      pointer: joinPointer(pointer, 'rule', 'field'),
      message: `The rules "${rules.id}" have none for "${rule['field']}", so "${name}" would be checked by nothing.`,
      fix: suggest(rule['field'], Object.keys(fields), 'Name a field that has a rule.'),
    });
  }
}

/** Lengths and patterns of a value that has neither. */
function checkEffect(
  brand: Brand,
  rules: BrandDocument,
  forms: readonly BrandDocument[],
  name: string,
  rule: JsonObject,
): void {
  const inputs = forms.flatMap((form) => {
    const field = own(objectAt(form, 'fields'), name);
    return isJsonObject(field) ? [String(field['input']) as FieldInput] : [];
  });
  if (inputs.some(holdsText)) return;
  for (const property of OF_TEXTS.filter((property) => rule[property] !== undefined)) {
    brand.report(rules.key, {
      code: 'RULE_WITHOUT_EFFECT',
      pointer: joinPointer('/fields', name, property),
      message: `"${name}" is of the input "${String(inputs[0])}", whose value is no text, so "${property}" is never checked.`,
      fix: `Take "${property}" out.`,
    });
  }
}

/** A required field can be filled in wherever a form has it. */
function checkPlace(
  brand: Brand,
  rules: BrandDocument,
  asked: readonly AskedFor[],
  name: string,
  rule: JsonObject,
): void {
  if (rule['enabled'] !== true || rule['required'] !== true) return;
  for (const { form, leftOut } of asked) {
    const why = leftOut(name, undefined);
    if (!why || !Object.hasOwn(objectAt(form, 'fields'), name)) continue;
    const required: Cause = { key: rules.key, pointer: joinPointer('/fields', name, 'required') };
    const cause = topmost(brand, required, ...why.causes);
    brand.report(cause.key, {
      ...cause,
      code: 'REQUIRED_FIELD_HIDDEN',
      message: `"${name}" is required, but ${why.reason} in the form "${form.id}", so players can never fill it in.`,
      fix: 'Let a group of the form show the field, or do not require it.',
    });
    return;
  }
}

/** Reports fields that the form itself always requires but never shows: an agreement, `"requiredWhen": true`. */
export function checkShut(brand: Brand, form: BrandDocument): void {
  const { shutBy } = askedFor(brand, form);
  for (const { name, value } of fieldsOf(form)) {
    const shut = value['requiredWhen'] === true || value['mustAccept'] === true ? shutBy(name) : undefined;
    if (shut === undefined) continue;
    brand.report(form.key, {
      code: 'REQUIRED_FIELD_HIDDEN',
      pointer: shut,
      message: `"${name}" has to be filled in, and this condition, plainly false, never lets players do so.`,
      fix: 'Take the condition out, or do not require the field.',
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
