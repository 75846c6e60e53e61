import { whoMayCall } from '../../../src/contract/who-may-call.ts';
import { cell, rows, shape, type Node } from '../property-table.ts';
import { section } from '../reference.ts';
import { adminCallOf } from './admin-calls.ts';
import type { AdminSchemas } from './admin-schemas.ts';

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');

/** Links to definitions of all areas lead to this page. */
const here = (text: string): string => text.replaceAll('definitions.md#', '#');

function callSection(schemas: AdminSchemas, name: string): string {
  const call = adminCallOf(schemas, name);
  const { refusals = [], produces = [] } = call;
  const schema = schemas.calls[name];
  if (!schema) return '';
  const notes = [
    `For: ${whoMayCall(call)}.`,
    ...(produces.length > 0 ? [`Answers a file: ${code(produces)}.`] : []),
    ...(refusals.length > 0 ? [`Refuses by ${code(refusals)}.`] : []),
  ];
  const [head = '', words = '', ...rest] = section(`${name}: \`${call.method} ${call.path}\``, schema).split(
    '\n\n',
  );
  return [head, `${words.trimEnd()}\n\n${notes.join(' ')}`, ...rest].join('\n\n').trimEnd();
}

function definitionSection([name, node]: [string, Node]): string {
  // At the depth of a part, where an id is a property like others.
  const lines = rows(node, '', '', 1);
  const words = [cell(node['description']), lines.length === 0 ? `Takes ${shape(node)}.` : ''];
  const table = lines.length === 0 ? [] : ['| property | takes | meaning |', '|---|---|---|', ...lines];
  return [`### ${name}`, words.filter(Boolean).join(' '), table.join('\n')].filter(Boolean).join('\n\n');
}

/** The page of docs/reference on administration calls, by area, with their definitions at its end. */
export function adminPage(schemas: AdminSchemas): string {
  const areas = [...new Set(Object.values(schemas.areas))];
  const definitions = Object.values(schemas.definitions)
    .flatMap((file) => Object.entries((file['$defs'] ?? {}) as Record<string, Node>))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = areas.map((area) => {
    const names = Object.keys(schemas.calls).filter((name) => schemas.areas[name] === area);
    return `## ${area}\n\n${names.map((name) => callSection(schemas, name)).join('\n\n')}`;
  });
  return here(`# Administration calls

Made from \`schemas/admin\` by \`npm run generate\`; do not edit. Paths are below \`/config/v1/admin\`, a star marks what is required, a call without \`value\` answers 204.
Besides the codes named, any call may refuse a session or a request: [how calls are made](../administration-api.md).

${parts.join('\n\n')}

## Definitions

${definitions.map(definitionSection).join('\n\n')}
`);
}
