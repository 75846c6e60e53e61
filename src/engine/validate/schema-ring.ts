import {
  actionValidators,
  blockValidators,
  documentValidators,
  type ValidationError,
  type Validator,
} from '#contract/generated/validators.js';
import { isJsonObject, own } from '../json.ts';
import { valueAt } from '../pointer.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { describeFault } from './schema-messages.ts';
import type { SchemaNode, Visit } from './walk.ts';

type Located = { pointer: string; error: ValidationError };

const run = (validator: Validator | undefined, value: unknown, pointer: string): Located[] => {
  if (!validator || validator(value)) return [];
  return (validator.errors ?? []).map((error) => ({ pointer: pointer + error.instancePath, error }));
};

/** Blocks and actions are described by schemas of their own, chosen by their name. */
function innerErrors({ pointer, value, schema }: Visit): Located[] {
  if (!isJsonObject(value)) return [];
  if (schema['x-block'] === true) {
    const validator = own(blockValidators, String(value['type']));
    return run(validator, value['props'] ?? {}, `${pointer}/props`);
  }
  if (schema['x-action'] === true) return run(own(actionValidators, String(value['do'])), value, pointer);
  return [];
}

/** Properties that the schemas name for a value; an action has those of its own schema. */
function propertiesOf({ value, schema }: Visit): Record<string, SchemaNode> {
  const action =
    schema['x-action'] === true && isJsonObject(value)
      ? own(schemas.actions, String(value['do']))
      : undefined;
  return ((action ?? schema)['properties'] ?? {}) as Record<string, SchemaNode>;
}

/** An error about the name of an entry comes twice: from `propertyNames` and from the rule the name breaks. */
const isEcho = ({ error }: Located): boolean => 'propertyName' in error && error.keyword !== 'propertyNames';

const isBelow = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`);

/** Ring 1: a merged document against the schema of its kind, its blocks and actions against theirs. */
export function checkSchema(brand: Brand, document: BrandDocument): void {
  const visits = new Map(document.visits.map((visit) => [visit.pointer, visit]));
  // Conditions are read by a check of their own, which says more than a schema can.
  const conditions = document.visits.filter(({ schema }) => schema['x-condition'] === true);
  const errors = [
    ...run(own(documentValidators, document.kind), document.document, ''),
    ...document.visits.flatMap(innerErrors),
  ];
  for (const located of errors) {
    const { pointer, error } = located;
    if (isEcho(located) || conditions.some((condition) => isBelow(pointer, condition.pointer))) continue;
    const visit = visits.get(pointer) ?? { pointer, value: valueAt(document.document, pointer), schema: {} };
    brand.report(
      document.key,
      describeFault({
        error,
        pointer,
        value: visit.value,
        schema: visit.schema,
        properties: propertiesOf(visit),
      }),
    );
  }
}
