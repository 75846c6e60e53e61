/** A node of the schema of a call's answer, as far as stories read it. */
export type SchemaNode = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly additionalProperties?: boolean | SchemaNode;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a list holds things of their own, not just numbers or words. */
export const isListOfObjects = ({ items }: SchemaNode): boolean => items?.properties !== undefined;

/** What the schema says of one property; nothing where it leaves it open. */
export const propertyOf = ({ properties }: SchemaNode, name: string): SchemaNode => properties?.[name] ?? {};

const takes = ({ type }: SchemaNode, wanted: string): boolean =>
  type === wanted || (Array.isArray(type) && type.includes(wanted));

export const isList = (node: SchemaNode): boolean => takes(node, 'array');
export const isNullable = (node: SchemaNode): boolean => takes(node, 'null');
