import {
  actionValidators,
  blockValidators,
  type ValidationError,
  type Validator,
} from '#contract/generated/validators.js';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import type { Finding } from './brand.ts';
import { describeFault } from './schema-messages.ts';
import type { SchemaNode, Schemas, Visit } from './walk.ts';

const schemas: Schemas = schemaIndex;

export type LocatedError = {
  pointer: string;
  error: ValidationError;
  /** The value that chose the schema: the type of a block, the name of an action. */
  chosenBy?: string;
};

/** A value, every value in it that its schema describes, and the compiled validator of that schema. */
export type Judged = { value: unknown; visits: readonly Visit[]; validator: Validator | undefined };

const run = (
  validator: Validator | undefined,
  value: unknown,
  at: { pointer: string; chosenBy?: string },
): LocatedError[] => {
  if (!validator || validator(value)) return [];
  return (validator.errors ?? []).map((error) => ({
    ...at,
    pointer: at.pointer + error.instancePath,
    error,
  }));
};

/** Blocks and actions are described by schemas of their own, chosen by their name. */
function innerErrors({ pointer, value, schema }: Visit): LocatedError[] {
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

/** Errors about an entry's name are reported twice: by `propertyNames` and by the broken rule. */
const isEcho = ({ error }: LocatedError): boolean =>
  'propertyName' in error && error.keyword !== 'propertyNames';

const isBelow = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`);

/**
 * Ring 1 for the server and the console's forms alike: a value against its schema, blocks and actions in it against theirs.
 * `explain` may give an error other words.
 */
export function schemaFindings(
  { value, visits, validator }: Judged,
  explain: (error: LocatedError) => Finding | undefined = () => undefined,
): Finding[] {
  const byPointer = new Map(visits.map((visit) => [visit.pointer, visit]));
  // Conditions have a check of their own, more precise than the schema.
  const conditions = visits.filter(({ schema }) => schema['x-condition'] === true);
  return [...run(validator, value, { pointer: '' }), ...visits.flatMap(innerErrors)]
    .filter(
      (located) =>
        !isEcho(located) && !conditions.some((condition) => isBelow(located.pointer, condition.pointer)),
    )
    .map((located) => {
      const { pointer, error } = located;
      const visit = byPointer.get(pointer) ?? { pointer, value: valueAt(value, pointer), schema: {} };
      return (
        explain(located) ??
        describeFault({
          error,
          pointer,
          value: visit.value,
          schema: visit.schema,
          properties: propertiesOf(visit),
        })
      );
    });
}
