/** A node of a JSON Schema, as the schemas of calls use it. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternatives of a schema, or the schema alone. */
export const branchesOf = (node: Node): Node[] => {
  const choices = node['oneOf'] ?? node['anyOf'];
  return Array.isArray(choices) ? choices.filter(isNode).flatMap(branchesOf) : [node];
};

export const propertiesOf = (node: Node): [string, Node][] =>
  Object.entries(isNode(node['properties']) ? node['properties'] : {}).filter(
    (entry): entry is [string, Node] => isNode(entry[1]),
  );

const typesOf = ({ type }: Node): unknown[] => (Array.isArray(type) ? type : [type]);

/** True if the schema accepts null. */
export const takesNull = (node: Node): boolean => typesOf(node).includes('null');

/** The type of what a schema takes, beside null. */
export const typeOf = (node: Node): unknown => typesOf(node).find((type) => type !== 'null');

/** Texts of the formats that schemas ask for by a pattern; others are told by their length. */
const textOf = ({ minLength, maxLength, pattern }: Node): string => {
  const length = Math.min(Math.max(Number(minLength ?? 1), 6), Number(maxLength ?? 6));
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test('x'.repeat(length))
    ? '1'.repeat(length)
    : 'x'.repeat(length);
};

/** Some value of the shape that a schema wants, with everything that it may have. */
export function sampleOf(node: Node): unknown {
  const [first = node] = branchesOf(node);
  if (first !== node) return sampleOf(first);
  if ('const' in node) return node['const'];
  if (Array.isArray(node['enum'])) return node['enum'][0] as unknown;
  const type = typeOf(node);
  if (type === 'string') return textOf(node);
  if (type === 'integer' || type === 'number') return Number(node['minimum'] ?? 1);
  if (type === 'boolean') return true;
  if (type === 'array') return isNode(node['items']) ? [sampleOf(node['items'])] : [];
  return Object.fromEntries(propertiesOf(node).map(([name, value]) => [name, sampleOf(value)]));
}
