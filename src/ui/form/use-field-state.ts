import { useSyncExternalStore } from 'react';
import type { FieldState } from '#engine/forms/index.ts';
import type { FieldHandle } from './field-handle.ts';

/** One part of a field's state, for a widget that draws it: the value it counts, the companion it shows. */
export const useFieldState = <Key extends keyof FieldState>(field: FieldHandle, key: Key): FieldState[Key] =>
  useSyncExternalStore(field.subscribe, () => field.state[key]);
