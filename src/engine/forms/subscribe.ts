import { subscribe as watch } from 'valtio/vanilla';
import type { FieldState, FormState } from './form-state.ts';

/** Calls the listener after each change of a field or of the form; gives the function that ends it. */
export const subscribe = (state: FieldState | FormState, listener: () => void): (() => void) =>
  watch(state, listener, true);
