import {
  ErrorSchemaBuilder,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidatorType,
} from '@rjsf/utils';
import { createPrecompiledValidator, type CompiledValidateFunction } from '@rjsf/validator-ajv8';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { blockValidators, documentValidators, type Validator } from '#contract/generated/validators.js';
import { pointerSteps } from '#engine/json/pointer.ts';
import { schemaFindings } from '#engine/validate/schema-findings.ts';
import { walk, type SchemaNode } from '#engine/validate/walk.ts';

/** Values of a form: an object of a document. */
export type Values = Record<string, unknown>;

/** The compiled validator of a schema file. */
function compiledOf(root: SchemaNode): Validator | undefined {
  const kinds = [
    [schemaIndex.documents, documentValidators],
    [schemaIndex.blocks, blockValidators],
  ] as const;
  return kinds
    .flatMap(([schemas, validators]) =>
      Object.keys(schemas)
        .filter((name) => schemas[name] === root)
        .map((name) => validators[name]),
    )
    .at(0);
}

/** Pointer of an error. @rjsf joins paths with dots, which ids may contain. */
const pointerOf = ({ params }: RJSFValidationError): string => String(params.pointer);

/**
 * Validates a form's values on every key like the server, by the same compiled validators and messages. An error's name is the
 * problem's code, its `params.pointer` the place in the value.
 */
export function createJudge(root: SchemaNode, drawn: RJSFSchema): ValidatorType<Values> {
  const validator = compiledOf(root);
  const judge: CompiledValidateFunction = (value: unknown) => {
    const visits = [...walk(schemaIndex, { node: root, root }, value)];
    const findings = schemaFindings({ value, visits, validator });
    judge.errors = findings.map(({ code, pointer, message, fix }) => ({
      keyword: code,
      instancePath: pointer,
      schemaPath: '',
      params: { pointer },
      message: `${message} ${fix}`,
    }));
    return findings.length === 0;
  };
  const precompiled = createPrecompiledValidator<Values>({ [String(drawn.$id)]: judge }, drawn);
  return {
    isValid: (...input) => precompiled.isValid(...input),
    rawValidation: (...input) => precompiled.rawValidation(...input),
    validateFormData: (...input) => {
      const { errors } = precompiled.validateFormData(...input);
      const builder = new ErrorSchemaBuilder<Values>();
      for (const error of errors) builder.addErrors(error.message ?? '', pointerSteps(pointerOf(error)));
      return { errors, errorSchema: builder.ErrorSchema };
    },
  };
}
