import { banner, SchemaError, type Schemas } from './schemas.ts';

/** File of a kind of input in src/engine/forms/inputs: `bankAccount` is bank-account.ts. */
const fileOfInput = (input: string): string =>
  `${input.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const index = (inputs: readonly string[], exported: string, type: string, about: string): string => {
  const imports = inputs.map(
    (input) => `import { ${exported} as ${input}Input } from '../forms/inputs/${fileOfInput(input)}';`,
  );
  const entries = inputs.map((input) => `  ${input}: ${input}Input,`);
  return `${banner}import type { FieldInput } from '../forms/specs/field-spec.ts';
import type { ${type} } from '../forms/inputs/parts/input-kind.ts';
${imports.join('\n')}

/** ${about} */
export const ${exported}s: Readonly<Record<FieldInput, ${type}>> = {
${entries.join('\n')}
};
`;
};

/** The kinds of input that the schema of forms lists, each from its file of src/engine/forms/inputs. */
export function generateInputs({ byFolder: { documents } }: Schemas): Record<string, string> {
  const { form } = documents;
  const definitions = form?.['$defs'] as
    | { field?: { properties?: { input?: { enum?: string[] } } } }
    | undefined;
  const inputs = form ? definitions?.field?.properties?.input?.enum : [];
  if (!inputs)
    throw new SchemaError('documents/form.schema.json', '"$defs/field/properties/input" has no "enum".');
  return {
    'input-values.ts': index(inputs, 'inputValue', 'InputValue', 'How the values of each kind are treated.'),
    'input-documents.ts': index(
      inputs,
      'inputDocument',
      'InputDocument',
      'How documents ask with each kind.',
    ),
  };
}
