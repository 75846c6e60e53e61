import { useState } from 'react';
import type { FieldHandle } from './field-handle.ts';

/**
 * Initial text of a control; undefined when empty, which spares React from writing it. Constant, since the control then
 * holds the text.
 */
export const useStartText = (field: FieldHandle): string | undefined => {
  const [start] = useState(() => String(field.state.value) || undefined);
  return start;
};
