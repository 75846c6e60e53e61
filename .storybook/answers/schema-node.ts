/** The part of an answer's schema that stories read. */
export type SchemaNode = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly additionalProperties?: boolean | SchemaNode;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a list of objects, not of numbers or texts. */
export const isListOfObjects = ({ items }: SchemaNode): boolean => items?.properties !== undefined;

/** Schema of a property; empty when unspecified. */
export const propertyOf = ({ properties }: SchemaNode, name: string): SchemaNode => properties?.[name] ?? {};

const takes = ({ type }: SchemaNode, wanted: string): boolean =>
  type === wanted || (Array.isArray(type) && type.includes(wanted));

export const isList = (node: SchemaNode): boolean => takes(node, 'array');
export const isNullable = (node: SchemaNode): boolean => takes(node, 'null');
