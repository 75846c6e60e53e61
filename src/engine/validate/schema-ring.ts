import {
  actionValidators,
  blockValidators,
  documentValidators,
  type ValidationError,
  type Validator,
} from '#contract/generated/validators.js';
import { isJsonObject, own } from '../json.ts';
import { joinPointer, valueAt } from '../pointer.ts';
import { schemas, type Brand, type BrandDocument, type Finding } from './brand.ts';
import { describeFault } from './schema-messages.ts';
import type { SchemaNode, Visit } from './walk.ts';

type Located = {
  pointer: string;
  error: ValidationError;
  /** The value that chose the schema: the type of a block, the name of an action. */
  chosenBy?: string;
};

const run = (
  validator: Validator | undefined,
  value: unknown,
  at: { pointer: string; chosenBy?: string },
): Located[] => {
  if (!validator || validator(value)) return [];
  return (validator.errors ?? []).map((error) => ({
    ...at,
    pointer: at.pointer + error.instancePath,
    error,
  }));
};

/** Blocks and actions are described by schemas of their own, chosen by their name. */
function innerErrors({ pointer, value, schema }: Visit): Located[] {
  if (!isJsonObject(value)) return [];
  if (schema['x-block'] === true) {
    const validator = own(blockValidators, String(value['type']));
    return run(validator, value['props'] ?? {}, { pointer: `${pointer}/props`, chosenBy: `${pointer}/type` });
  }
  if (schema['x-action'] !== true) return [];
  return run(own(actionValidators, String(value['do'])), value, { pointer, chosenBy: `${pointer}/do` });
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

/**
 * A patch that chooses another block or action leaves the properties of the former one in place. That is the patch's
 * fault, not that of the pack below, whose file is in order.
 */
function leftOver(
  brand: Brand,
  document: BrandDocument,
  { pointer, error, chosenBy }: Located,
): Finding | undefined {
  if (error.keyword !== 'additionalProperties' || chosenBy === undefined) return undefined;
  const name = String(error.params['additionalProperty']);
  const below = own(document.provenance, joinPointer(pointer, name));
  const chooser = own(document.provenance, chosenBy);
  if (below === undefined || chooser === undefined) return undefined;
  if (brand.layers.indexOf(below) >= brand.layers.indexOf(chooser)) return undefined;
  return {
    code: 'UNKNOWN_PROPERTY',
    pointer: chosenBy,
    message: `"${String(valueAt(document.document, chosenBy))}" has no property "${name}", which stays behind from ${below}.`,
    fix: `Add "${name}": null, so that it is removed.`,
  };
}

/** Ring 1: a merged document against the schema of its kind, its blocks and actions against theirs. */
export function checkSchema(brand: Brand, document: BrandDocument): void {
  const visits = new Map(document.visits.map((visit) => [visit.pointer, visit]));
  // Conditions are read by a check of their own, which says more than a schema can.
  const conditions = document.visits.filter(({ schema }) => schema['x-condition'] === true);
  const errors = [
    ...run(own(documentValidators, document.kind), document.document, { pointer: '' }),
    ...document.visits.flatMap(innerErrors),
  ];
  for (const located of errors) {
    const { pointer, error } = located;
    if (isEcho(located) || conditions.some((condition) => isBelow(pointer, condition.pointer))) continue;
    const leftover = leftOver(brand, document, located);
    if (leftover) {
      brand.report(document.key, leftover);
      continue;
    }
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
