import { schemaIndex } from '#contract/generated/schema-index.ts';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';

type Node = Readonly<Record<string, unknown>>;

/** Bytes; no call takes more unless it says so itself. */
const most = 128 * 1024;
/** Bytes that are always accepted: the problems of a small body are a better answer than its size. */
const least = 8 * 1024;
/** JSON may write each letter as \uXXXX, as may a form with %XX for each of its bytes. */
const bytesPerLetter = 6;
/** A compact JWE: base64url of the text, the protected header and the ephemeral key. */
const jweBytes = (text: number): number => Math.ceil((text * 4) / 3) + 1024;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The most bytes that JSON of a schema can have; Infinity when it sets no bound. */
function largest(node: unknown): number {
  if (!isNode(node)) return Infinity;
  const choices = node['oneOf'] ?? node['anyOf'];
  if (Array.isArray(choices)) return Math.max(...choices.map(largest));
  if ('const' in node) return JSON.stringify(node['const']).length;
  if (Array.isArray(node['enum']))
    return Math.max(...node['enum'].map((value) => JSON.stringify(value).length));
  if (node['type'] === 'integer' || node['type'] === 'number' || node['type'] === 'boolean') return 32;
  if (node['type'] === 'string') return Number(node['maxLength'] ?? Infinity) * bytesPerLetter + 2;
  if (node['type'] === 'array')
    return Number(node['maxItems'] ?? Infinity) * (largest(node['items']) + 1) + 2;
  if (!isNode(node['properties']) || node['additionalProperties'] !== false) return Infinity;
  return Object.entries(node['properties']).reduce(
    (sum, [name, value]) => sum + name.length + 4 + largest(value),
    2,
  );
}

/** Bytes that the body of a call may have, worked out from its schema: 8 KiB at least, 128 KiB at most. */
export function bodyLimitOf(id: CallId): number {
  const schema = schemaIndex.calls[id];
  const properties = schema?.['properties'];
  const body = isNode(properties) ? properties['body'] : undefined;
  if (body === undefined) return least;
  const text = largest(body);
  const { enc }: CallFacts = calls[id];
  return Math.min(most, Math.max(least, enc ? jweBytes(text) : text));
}
