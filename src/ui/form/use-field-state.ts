import { useState } from 'react';
import type { FieldHandle } from './field-handle.ts';

/**
 * The text a control begins with; undefined when there is none, which spares React from writing it. It stays as it is while the
 * control lives: the control holds what is typed from then on.
 */
export const useStartText = (field: FieldHandle): string | undefined => {
  const [start] = useState(() => String(field.state.value) || undefined);
  return start;
};
