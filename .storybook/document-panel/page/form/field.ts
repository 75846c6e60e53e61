import type { ComponentType } from 'react';
import type { Json } from '#engine/json/json.ts';
import type { SchemaNode } from '#engine/validate/walk.ts';
import type { Path } from './edit-text.ts';

/** Control of a single value. */
export type FieldProps = {
  id: string;
  /** Name for a second control of the same value. */
  label: string;
  node: SchemaNode;
  value: unknown;
  path: Path;
  required: boolean;
  /** An emptied value is removed. */
  isOptional: boolean;
  isWrong: boolean;
  /** Ids of the texts about the value. */
  describedBy: string;
  onChange: (value: Json | undefined) => void;
};

export type Field = {
  /** True for schemas that the field is for; the first field of the list that fits is taken. */
  fits: (node: SchemaNode) => boolean;
  view: ComponentType<FieldProps>;
};

/** Attributes of the control that the label names. */
export const controlOf = ({ id, required, isWrong, describedBy }: FieldProps) => ({
  id,
  'aria-required': required,
  'aria-invalid': isWrong,
  'aria-describedby': describedBy,
});

/** A value as text; nothing for a missing one. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
