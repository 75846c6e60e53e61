import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Control } from '../../fields/control.ts';
import type { FieldHandle } from '../../fields/field-handle.ts';
import type { ControlAttributes } from '../../fields/field-widget.ts';

/**
 * Control of a field that shows its value in a notation of its own, such as an amount with separators.
 * @param show the text of a value; must be stable
 */
export const useOwnText = (
  field: FieldHandle,
  attach: ControlAttributes['ref'],
  show: (value: string) => string,
) => {
  const input = useRef<HTMLInputElement>(null);
  const ref = useCallback(
    (control: Control | null) => {
      attach(control);
      input.current = control as HTMLInputElement | null;
    },
    [attach],
  );
  const display = useCallback(() => {
    if (input.current) input.current.value = show(String(field.state.value));
  }, [field, show]);
  useLayoutEffect(() => {
    if (document.activeElement !== input.current) display();
    return field.showBy(display);
  }, [field, display]);
  return { ref, display };
};
