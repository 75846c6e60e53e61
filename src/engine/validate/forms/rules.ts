import { isJsonObject, own, type JsonObject } from '../../json.ts';
import { joinPointer } from '../../pointer.ts';
import { suggest } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { fieldsOf, objectAt, shownFields } from './read-form.ts';

/** Inputs whose value is no text: lengths and patterns say nothing about it. */
const TEXTLESS = ['checkbox', 'upload'];
const OF_TEXTS = ['minLength', 'maxLength', 'acceptedPattern', 'patternId'];

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
    checkEffect(brand, rules, forms, name, rule);
    checkPlace(brand, rules, forms, name, rule);
  }
}

/** A field that takes its rule from another form takes one that is there. */
export function checkTakenRules(brand: Brand, form: BrandDocument): void {
  for (const { name, value, pointer } of fieldsOf(form)) {
    const { rule } = value;
    if (!isJsonObject(rule) || typeof rule['rules'] !== 'string' || typeof rule['field'] !== 'string')
      continue;
    const rules = brand.document(`rules/${rule['rules']}`);
    // A document that does not exist is told as a reference.
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
    return isJsonObject(field) ? [String(field['input'])] : [];
  });
  if (!inputs.every((input) => TEXTLESS.includes(input))) return;
  for (const property of OF_TEXTS.filter((property) => rule[property] !== undefined)) {
    brand.report(rules.key, {
      code: 'RULE_WITHOUT_EFFECT',
      pointer: joinPointer('/fields', name, property),
      message: `"${name}" is of the input "${String(inputs[0])}", whose value is no text, so "${property}" is never checked.`,
      fix: `Take "${property}" out.`,
    });
  }
}

/** A required field has to have a place in every form that has it. */
function checkPlace(
  brand: Brand,
  rules: BrandDocument,
  forms: readonly BrandDocument[],
  name: string,
  rule: JsonObject,
): void {
  if (rule['enabled'] !== true || rule['required'] !== true) return;
  const hiding = forms.find((form) => {
    const has = Object.hasOwn(objectAt(form, 'fields'), name);
    return has && !shownFields(form).some(({ field }) => field === name);
  });
  if (!hiding) return;
  brand.report(rules.key, {
    code: 'REQUIRED_FIELD_HIDDEN',
    pointer: joinPointer('/fields', name, 'required'),
    message: `"${name}" is required, but no group of the form "${hiding.id}" shows it, so the form could never be sent.`,
    fix: 'Add the field to the order of a group, or do not require it.',
  });
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
