import { withDefinition } from '../controls.ts';

type Node = { readonly [key: string]: unknown };

const code = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Short description of the values that a property takes. */
function shape(node: Node): string {
  if (typeof node['x-ref'] === 'string') return `name of a ${node['x-ref']}`;
  if ('const' in node) return code(node['const']);
  if (Array.isArray(node['enum'])) return node['enum'].map(code).join(', ');
  if (node['type'] === 'array') return `list of ${shape(withDefinition((node['items'] ?? {}) as Node))}`;
  const limits = [
    ['minimum', 'from'],
    ['maximum', 'to'],
    ['minLength', 'at least'],
    ['maxLength', 'at most'],
  ].flatMap(([name = '', word = '']) => (name in node ? [`${word} ${String(node[name])}`] : []));
  const type = Array.isArray(node['type']) ? node['type'].join(' or ') : String(node['type'] ?? 'any value');
  return [type, ...limits].join(', ');
}

/** Properties of a schema: values, meaning, whether required, and defaults. */
export function PropertyTable({ schema, label }: { schema: Node; label: string }) {
  const required = (schema['required'] ?? []) as string[];
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Node>);
  if (properties.length === 0) return <p>It takes no properties.</p>;
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Takes</th>
          <th scope="col">Unless given</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {properties.map(([name, property]) => {
          const node = withDefinition(property);
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{shape(node)}</td>
              <td>
                {required.includes(name) ? 'required' : 'default' in node ? code(node['default']) : '–'}
              </td>
              <td>{String(node['description'] ?? '')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
