import type { FieldInput } from '../../forms/specs/field-spec.ts';
import { holdsText } from '../../forms/inputs/parts/input-value.ts';
import { joinPointer } from '../../json/pointer.ts';
import { list } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { checkActionFit } from './action-fit.ts';
import { checkFormConditions } from './conditions.ts';
import { checkDefaults, checkDefaultsByRules } from './defaults.ts';
import { askedSpecs } from './joined-specs.ts';
import { checkSatisfiable } from './satisfiable.ts';
import { checkInputs } from './inputs.ts';
import { checkOwnFieldsKept } from './own-fields.ts';
import { checkPageFacts } from './page-facts.ts';
import { fieldsOf, shownFields } from './read-form.ts';
import { checkRepeatingGroups } from './repeats.ts';
import { checkShut, checkTakenRules } from './rules.ts';
import { checkSending } from './sending.ts';
import { checkSources } from './sources.ts';
import { checkSteps } from './steps.ts';
import { checkTextValues } from './texts.ts';

/** Checks a form as a whole: its fields, steps and conditions against each other, and its texts against their values. */
export function checkFormDocument(brand: Brand, form: BrandDocument): void {
  checkPlaces(brand, form);
  checkInputs(brand, form);
  checkDefaults(brand, form);
  checkSteps(brand, form);
  checkRepeatingGroups(brand, form);
  checkFormConditions(brand, form);
  checkSending(brand, form);
  checkSources(brand, form);
  checkShut(brand, form);
  checkOwnFieldsKept(brand, form);
  checkPageFacts(brand, form);
  // Rules and texts that an abstract pack leaves to its brands are checked in each of those.
  if (brand.abstract) return;
  checkActionFit(brand, form);
  checkTakenRules(brand, form);
  checkTextValues(brand, form);
  const specs = askedSpecs(brand, form);
  checkSatisfiable(brand, form, specs);
  checkDefaultsByRules(brand, form, specs);
}

/** Reports fields in more than one place. */
function checkPlaces(brand: Brand, form: BrandDocument): void {
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
  checkRepeats(brand, form);
}

/** Reports circles of fields that repeat each other, once each, at the first field. */
function checkRepeats(brand: Brand, form: BrandDocument): void {
  const fields = fieldsOf(form);
  const repeats = new Map(
    fields.flatMap(({ name, value }) =>
      typeof value['equals'] === 'string' ? [[name, value['equals']] as const] : [],
    ),
  );
  const hasText = (name: string): boolean => {
    const input = fields.find((field) => field.name === name)?.value['input'];
    return typeof input !== 'string' || holdsText(input as FieldInput);
  };
  const done = new Set<string>();
  for (const { name, pointer } of fields) {
    const repeated = repeats.get(name);
    if (repeated !== undefined && !(hasText(name) && hasText(repeated))) {
      brand.report(form.key, {
        code: 'EQUALS_WITHOUT_TEXT',
        pointer: joinPointer(pointer, 'equals'),
        message: `"${name}" cannot repeat "${repeated}": a box or a file has no text that could be the same.`,
        fix: 'Take "equals" out, or name a field in which the same text is typed.',
      });
    }
    const way: string[] = [];
    let at: string | undefined = name;
    while (at !== undefined && !done.has(at)) {
      done.add(at);
      way.push(at);
      at = repeats.get(at);
    }
    const start = at === undefined ? -1 : way.indexOf(at);
    if (start < 0) continue;
    const circle = way.slice(start);
    const first = fields.find((field) => field.name === circle[0]);
    brand.report(form.key, {
      code: 'EQUALS_ITSELF',
      pointer: joinPointer(first?.pointer ?? pointer, 'equals'),
      message:
        circle.length === 1
          ? `"${name}" has to repeat itself, which it always does.`
          : `These fields have to repeat each other in a circle: ${list([...circle, ...circle.slice(0, 1)])}.`,
      fix: 'Name the field whose value it repeats; let that one repeat none.',
    });
  }
}
