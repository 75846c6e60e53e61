import { factsOf } from '../../conditions/conditions.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { fieldsOf, groupEntries, names, type NamedEntry } from './read-form.ts';

const FORM_FACT = 'form.';

/** A condition that decides about a field, with the fields it reads. */
type Deciding = { pointer: string; reads: readonly string[]; what: string };

const reads = (condition: unknown): string[] =>
  factsOf(condition).flatMap((name) => (name.startsWith(FORM_FACT) ? [name.slice(FORM_FACT.length)] : []));

const deciding = ({ name, value, pointer }: NamedEntry, property: string): Deciding[] =>
  value[property] === undefined
    ? []
    : [{ pointer: joinPointer(pointer, property), reads: reads(value[property]), what: `"${name}"` }];

/** Checks conditions of a form for cycles and for conditions without an effect. */
export function checkFormConditions(brand: Brand, form: BrandDocument): void {
  const groupOf = new Map(
    groupEntries(form).flatMap((group) =>
      names(group.value['order']).map((field) => [field, group] as const),
    ),
  );
  const graph = new Map<string, Deciding[]>();
  for (const field of fieldsOf(form)) {
    const group = groupOf.get(field.name);
    const showing = [...deciding(field, 'when'), ...(group ? deciding(group, 'when') : [])];
    graph.set(field.name, [...showing, ...deciding(field, 'enabledWhen')]);
    reportSelfReading(brand, form, field);
    if (field.value['whenHidden'] === undefined || showing.length > 0) continue;
    brand.report(form.key, {
      code: 'HIDDEN_POLICY_IDLE',
      pointer: joinPointer(field.pointer, 'whenHidden'),
      message: `No condition hides "${field.name}", so what becomes of its value then is never asked.`,
      fix: 'Add "when", or take "whenHidden" out.',
    });
  }
  for (const group of groupEntries(form)) reportOwnFields(brand, form, group);
  reportCycles(brand, form, graph);
}

function reportSelfReading(brand: Brand, form: BrandDocument, field: NamedEntry): void {
  for (const property of ['when', 'requiredWhen', 'enabledWhen']) {
    for (const condition of deciding(field, property)) {
      if (!condition.reads.includes(field.name)) continue;
      brand.report(form.key, {
        code: 'CONDITION_READS_ITSELF',
        pointer: condition.pointer,
        message: `"${property}" of "${field.name}" reads the value of "${field.name}" itself, so the field decides about itself.`,
        fix: 'Read another field, or leave the condition out.',
      });
    }
  }
}

function reportOwnFields(brand: Brand, form: BrandDocument, group: NamedEntry): void {
  for (const condition of deciding(group, 'when')) {
    const own = names(group.value['order']).find((field) => condition.reads.includes(field));
    if (own === undefined) continue;
    brand.report(form.key, {
      code: 'CONDITION_READS_ITSELF',
      pointer: condition.pointer,
      message: `The group "${group.name}" shows by the value of "${own}", which stands in it: once hidden, it could never be shown again.`,
      fix: `Move "${own}" to another group, or read another field.`,
    });
  }
}

/**
 * Reports cycles among the conditions that show or enable fields, once each, at the first field. Hidden fields read as empty,
 * so the result of a cycle would depend on the order of evaluation.
 */
function reportCycles(
  brand: Brand,
  form: BrandDocument,
  graph: ReadonlyMap<string, readonly Deciding[]>,
): void {
  const done = new Set<string>();
  const visit = (field: string, path: readonly string[]): void => {
    for (const { pointer, reads: read } of graph.get(field) ?? []) {
      for (const next of read) {
        // Conditions that read their own field are reported elsewhere.
        if (next === field || done.has(next)) continue;
        const start = path.indexOf(next);
        if (start < 0) visit(next, [...path, next]);
        else reportCycle(brand, form, path.slice(start), pointer);
      }
    }
    done.add(field);
  };
  for (const field of graph.keys()) if (!done.has(field)) visit(field, [field]);
}

function reportCycle(brand: Brand, form: BrandDocument, circle: readonly string[], pointer: string): void {
  const way = [...circle, circle[0]].map((field) => `"${field}"`).join(' → ');
  brand.report(form.key, {
    code: 'CONDITION_CYCLE',
    pointer,
    message: `These fields wait for each other: ${way}. Which of them shows would hang on which is looked at first.`,
    fix: 'Let one of them read no field of the circle.',
  });
}
