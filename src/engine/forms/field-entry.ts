import type { Writable } from '#engine/proxy-types.ts';
import type { FieldName, FieldSpec } from './field-spec.ts';
import type { FieldState } from './form-state.ts';
import { settledValue } from './settled-value.ts';

/**
 * A field inside a form model: what is seen of it, the spec it was given, and that spec with the other answer to whether it
 * is required, kept so that a condition that comes and goes gives the same objects again.
 */
export type FieldEntry = {
  readonly state: Writable<FieldState>;
  spec: FieldSpec;
  other: FieldSpec | undefined;
};

export type FieldEntries = ReadonlyMap<FieldName, FieldEntry>;

/** The value as it is checked, asked about and sent. */
export const settledOf = ({ spec, state }: FieldEntry): unknown => settledValue(spec, state.value);

/** What is not shown or cannot be changed is nothing a player could correct. */
export const isAsked = ({ state }: FieldEntry): boolean => state.visible && !state.disabled;
