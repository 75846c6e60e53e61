import { banner, fileOf, type Schemas } from './schemas.ts';

const indexed = ['documents', 'blocks', 'actions', 'sources', 'form-sources', 'calls'] as const;

const camel = (folder: string): string => folder.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());

const load = (name: string, file: string): string => `import ${name} from '../../../schemas/${file}';`;

/** The module that imports every schema by folder and name: the files themselves, no copy of them. */
export function generateSchemaIndex(schemas: Schemas): Record<string, string> {
  const entries = indexed.map((folder) => ({
    folder: camel(folder),
    names: Object.entries(schemas.byFolder[folder]).map(([name, schema]) => ({
      name,
      local: `${camel(folder)}_${name}`,
      file: fileOf(schema),
    })),
  }));
  const imports = entries.flatMap(({ names }) => names.map(({ local, file }) => load(local, file)));
  const records = entries.map(
    ({ folder, names }) =>
      `  ${folder}: {\n${names.map(({ name, local }) => `    ${name}: ${local},`).join('\n')}\n  },`,
  );
  return {
    'schema-index.ts': `${banner}// Every schema by folder and name. Large: for validation, the console and Storybook, never for a player's page.
${[load('common', 'common.schema.json'), load('facts', 'facts.json'), ...imports].join('\n')}

type SchemaNode = { readonly [key: string]: unknown };
type ByName = Readonly<Record<string, SchemaNode>>;
export const schemaIndex: { common: SchemaNode; facts: SchemaNode; ${entries.map(({ folder }) => `${folder}: ByName`).join('; ')} } = {
  common,
  facts,
${records.join('\n')}
};
`,
  };
}
