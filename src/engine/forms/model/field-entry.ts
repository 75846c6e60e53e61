import type { Writable } from '#engine/proxy-types.ts';
import type { FieldName, FieldSpec } from '../specs/field-spec.ts';
import type { FieldState } from './form-state.ts';
import { settledValue } from '../checks/settled-value.ts';

/**
 * A field inside a form model: its visible state, its spec, and a copy of that spec with the opposite `required`, kept so
 * that a condition that toggles gives the same objects again.
 */
export type FieldEntry = {
  readonly state: Writable<FieldState>;
  spec: FieldSpec;
  other: FieldSpec | undefined;
};

export type FieldEntries = ReadonlyMap<FieldName, FieldEntry>;

/** The settled value, as it is checked, asked about and sent. */
export const settledOf = ({ spec, state }: FieldEntry): unknown => settledValue(spec, state.value);

/** True when the player can correct the field: it is shown and not disabled. */
export const isAsked = ({ state }: FieldEntry): boolean => state.visible && !state.disabled;
