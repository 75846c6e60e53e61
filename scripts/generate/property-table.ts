export type Node = Record<string, unknown>;

export const cell = (text: unknown): string =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');

/** Address of a definition in the reference: those of common.schema.json on a page of their own, those of one document below it. */
function link(reference: string, document: string): string {
  const name = reference.split('/').at(-1) ?? '';
  if (!reference.startsWith('#') || document === '') return `[${name}](definitions.md#${name.toLowerCase()})`;
  return `[${name}](#${`${document}-${name}`.toLowerCase()})`;
}

/** Values of a property, in a few words; `document` has the definitions that it refers to by `#`. */
export function shape(node: Node, document = ''): string {
  if (typeof node['$ref'] === 'string') return link(node['$ref'], document);
  if (Array.isArray(node['enum'])) return node['enum'].map((value) => `\`${String(value)}\``).join(' ');
  if ('const' in node) return `\`${String(node['const'])}\``;
  if (Array.isArray(node['anyOf']))
    return (node['anyOf'] as Node[]).map((choice) => shape(choice, document)).join(' or ');
  if (Array.isArray(node['oneOf']) && nested(node)) return 'one of these';
  if (typeof node['x-ref'] === 'string') return `[id of a ${node['x-ref']}](definitions.md#names)`;
  if (node['type'] === 'array')
    return `list of ${shape((node['items'] ?? {}) as Node, document) || 'values'}`;
  if (node['type'] === 'object' && typeof node['additionalProperties'] === 'object')
    return `by id: ${shape(node['additionalProperties'] as Node, document) || 'object'}`;
  const type = Array.isArray(node['type']) ? node['type'].join(' or ') : String(node['type'] ?? 'any');
  const bounds = [
    ['minimum', '≥'],
    ['maximum', '≤'],
    ['minLength', 'at least'],
    ['maxLength', 'at most'],
  ].flatMap(([key = '', sign = '']) =>
    typeof node[key] === 'number' ? [`${sign} ${String(node[key])}`] : [],
  );
  return [type, ...bounds].join(', ');
}

const nested = (node: Node): Node | undefined => {
  if (node['properties']) return node;
  const choices = (node['oneOf'] ?? []) as Node[];
  if (choices.length > 0 && choices.every((choice) => choice['properties'])) return node;
  if (node['type'] === 'array') return nested((node['items'] ?? {}) as Node);
  const additional = node['additionalProperties'];
  return additional && typeof additional === 'object' ? nested(additional as Node) : undefined;
};

/** Rows of an object's properties, one level of nesting shown with a dot; of alternatives one after the other. */
export function rows(node: Node, document = '', prefix = '', depth = 0): string[] {
  if (Array.isArray(node['oneOf'])) {
    return (node['oneOf'] as Node[]).flatMap((choice) => rows(choice, document, prefix, depth));
  }
  const required = (node['required'] ?? []) as string[];
  return Object.entries((node['properties'] ?? {}) as Record<string, Node>).flatMap(([name, property]) => {
    if (depth === 0 && ['$schema', 'kind', 'id', 'do'].includes(name)) return [];
    const row = `| \`${prefix}${name}\`${required.includes(name) ? ' *' : ''} | ${cell(shape(property, document))} | ${cell(property['description'])} |`;
    const inner = depth < 3 ? nested(property) : undefined;
    return [row, ...(inner ? rows(inner, document, `${prefix}${name}.`, depth + 1) : [])];
  });
}
